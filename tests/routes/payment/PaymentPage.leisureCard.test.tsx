import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { noteDepartures } from '../../setup/navigation';
import { openInSpring, payButton, tellingSums } from './support';

const left = noteDepartures();

it('the leisure card of another asks for its owner’s name and address, sends them, and the name is remembered (PAY-4)', async () => {
  const { user, sent, store } = await openInSpring('/payment');
  await user.click(await screen.findByRole('radio', { name: 'SZÉP-kártya' }));
  await user.click(screen.getByRole('checkbox', { name: 'A kártya a saját nevemre szól' }));
  await user.click(await payButton());
  const field = (name: string) => screen.getByRole('textbox', { name });
  await waitFor(() => expect(field('Kártyabirtokos neve')).toBeInvalid());
  for (const name of ['Irányítószám', 'Közterület neve', 'Házszám']) expect(field(name)).toBeInvalid();
  const typed = { 'Kártyabirtokos neve': 'Kiss Éva', Irányítószám: '1117', 'Közterület neve': 'Fő', Házszám: '1' };
  for (const [name, text] of Object.entries(typed)) {
    await user.click(field(name));
    await user.paste(text);
  }
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Település' })).toHaveValue('Budapest'));
  await user.click(screen.getByRole('combobox', { name: /Közterület jellege/ }));
  await user.click(await screen.findByRole('option', { name: 'utca' }));
  await user.click(await payButton());
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const fCim = { irszam: '1117', varos: 'Budapest', utca: 'Fő', kterj: 'utca', hsz: '1', lh: '', em: '', aj: '' };
  expect(sent('/startTransaction')).toMatchObject([{ method: 'A', fSajat: false, fPart: 'Kiss Éva', fCim }]);
  expect(store.get().leisureOwner).toBe('Kiss Éva');
});

it.each([
  ['2022-12-31T22:30:00Z', 1],
  ['2022-12-31T23:00:00Z', 0],
])(
  'the leisure card asks for a sub-account until 2022-12-31, by Budapest’s day: at %s %d (PAY-4, I18N-4)',
  async (moment, groups) => {
    const prepare = tellingSums(12_400, 12_400);
    const { user } = await openInSpring('/payment', 'anna', { worldOptions: { now: () => new Date(moment) }, prepare });
    await user.click(await screen.findByRole('radio', { name: 'SZÉP-kártya' }));
    expect(screen.queryAllByRole('radiogroup', { name: 'SZÉP-kártya zsebe' })).toHaveLength(groups);
  },
);
