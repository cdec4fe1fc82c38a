import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { ChoiceCards } from '~/components/form/fields/ChoiceCards';

import { renderForm } from './renderForm';

const methods = ['Kártya', 'Átutalás', 'Bérkártya'];

const renderMethods = (method: string) =>
  renderForm(
    <ChoiceCards
      name="method"
      label="Fizetési mód"
      rules={[(value) => (value === '' ? 'validate_require' : undefined)]}
      choices={methods.map((label) => ({ value: label, label }))}
      fields={<p>Az első beszedés napja</p>}
    />,
    { method },
  );

describe('the fields of a chosen card', () => {
  it('stand under the list, which stays whole, in a group named after the card outside the radios (UX-3)', async () => {
    await renderMethods('Átutalás');
    const radios = screen.getByRole('radiogroup');
    const group = screen.getByRole('group', { name: 'Átutalás' });
    expect(group).toHaveTextContent('Az első beszedés napja');
    expect(radios.compareDocumentPosition(group)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(radios).toHaveTextContent(methods.join(''));
  });

  it('are missing while no card is chosen, and the error stands below the cards (UX-3, A11Y-3)', async () => {
    const { user } = await renderMethods('');
    await user.click(screen.getByRole('button', { name: 'Mentés' }));
    const radios = screen.getByRole('radiogroup');
    expect(await within(radios).findByText('Válasszon fizetési módot.')).toBe(radios.lastElementChild);
    expect(screen.queryByText('Az első beszedés napja')).not.toBeInTheDocument();
  });
});

it('a card is named by its label alone, though its value is the service’s name of several words (UX-13, WIZ-6)', async () => {
  const packages = ['M', 'M plusz'].map((name) => ({ value: name, label: name, hint: `${name} hint` }));
  await renderForm(<ChoiceCards name="cardPackage" label="Kártyacsomag" choices={packages} fields="Hónapok" />, {
    cardPackage: 'M plusz',
  });
  const [, plus] = screen.getAllByRole('radio');
  expect(plus).toHaveAccessibleName('M plusz');
  expect(plus).toHaveAccessibleDescription('M plusz hint');
  expect(screen.getByRole('group', { name: 'M plusz' })).toHaveTextContent('Hónapok');
});
