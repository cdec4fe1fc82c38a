import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { setOverpayment } from '../../../../../mocks/control';
import { costs, openWizard, part, radio, stepHeading } from '../support';

describe('step 6, payment method', () => {
  it('of a contract that was paid before begins with the method that takes nothing, and says so (WIZ-13, UX-3)', async () => {
    const { press, sent } = await openWizard({
      step: 6,
      change: (world) => setOverpayment(world, 'bela', 120_000),
    });
    expect(
      screen.getByText(/^Nincs mit fizetnie: amit korábban befizetett, 2026 végéig fedezi a díjat\./),
    ).toBeVisible();
    expect(radio('Bankkártya')).toBeChecked();
    expect(costs()).toMatchObject({ Fizetendő: '0 Ft' });
    await press('Tovább');
    await stepHeading('Összegzés és fizetés');
    expect(sent('/submit-6')).toMatchObject([{ ledger: { method: '4', fees: { fosszeg: 0 } } }]);
  });

  it('of one that was paid before only in part asks for a method (WIZ-13)', async () => {
    await openWizard({ step: 6, change: (world) => setOverpayment(world, 'bela', 112_099) });
    expect(screen.queryByText(/^Nincs mit fizetnie/)).not.toBeInTheDocument();
    for (const method of screen.getAllByRole('radio')) expect(method).not.toBeChecked();
  });
});

describe('the summary', () => {
  it('of an upgrade names both packages (WIZ-14, UX-33)', async () => {
    await openWizard({ step: 7, persona: 'ilona', type: 'U' });
    expect(part('Szerződés adatai')['Szerződés fajtája']).toBe('Csomagváltás, S helyett M');
  });
});
