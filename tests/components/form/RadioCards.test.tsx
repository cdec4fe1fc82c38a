import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { RadioCards } from '~/components/form/fields/RadioCards';

import { renderForm } from './renderForm';

const methods = ['Kártya', 'Átutalás', 'Bérkártya'];

const renderMethods = (method: string) =>
  renderForm(
    <RadioCards
      name="method"
      label="Fizetési mód"
      rules={[(value) => (value === '' ? 'validate_require' : undefined)]}
      choices={methods.map((label) => ({ value: label, label }))}
      fields={method === '' ? null : <p>Az első beszedés napja</p>}
    />,
    { method },
    { styled: true },
  );

/** The texts of a grid's items as they are seen, from top to bottom. */
const seen = (texts: readonly (string | RegExp)[]): (string | null)[] => {
  const items = texts.flatMap((text) => {
    const element = screen.getByText(text);
    const item = element.closest('label, [role="group"]') ?? element;
    return [{ text: item.textContent, order: Number(getComputedStyle(item).order || 0) }];
  });
  return items.sort((a, b) => a.order - b.order).map(({ text }) => text);
};

describe('the fields of a chosen card', () => {
  it('stand between it and the cards after it, in a group named after it outside the radios (UX-3)', async () => {
    await renderMethods('Átutalás');
    expect(seen([...methods, 'Az első beszedés napja'])).toEqual([
      'Kártya',
      'Átutalás',
      'Az első beszedés napja',
      'Bérkártya',
    ]);
    const group = screen.getByRole('group', { name: 'Átutalás' });
    expect(group).toHaveTextContent('Az első beszedés napja');
    expect(screen.getByRole('radiogroup')).not.toContainElement(group);
  });

  it('are missing while no card is chosen, and the error stands below the cards (UX-3, A11Y-3)', async () => {
    const { user } = await renderMethods('');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    const errors = await screen.findAllByText('Válasszon fizetési módot.', { selector: 'p' });
    expect(errors.some((error) => Number(getComputedStyle(error).order) > 2)).toBe(true);
    expect(seen(methods)).toEqual(methods);
  });
});
