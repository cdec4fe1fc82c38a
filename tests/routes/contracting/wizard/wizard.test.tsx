import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heading } from '../../../setup/renderPortal';
import { fieldNames, openWizard, stepHeading } from './support';

describe('t', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('opens %s', async (step) => {
    await openWizard({ step });
    console.debug(step, fieldNames().join(' '));
    expect(await heading('Szerződéskötés')).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(6);
    await stepHeading('x').catch(() => undefined);
  });
});
