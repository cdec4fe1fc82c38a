import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';

import { configure } from '../../../setup/configure';
import {
  addressLabels,
  costs,
  expectSummary,
  fees,
  field,
  fieldNames,
  fillAddress,
  home,
  nineMonths,
  openWizard,
  part,
  plain,
  radio,
  savedAddresses,
  szeged,
  terms,
} from './support';

const priceOf = (name: string): string => plain(radio(name).closest('label')?.textContent ?? '');

it('step 4 begins with the ePASS: nothing is delivered, nothing charged for it (WIZ-9, WIZ-16)', async () => {
  const { sent, process, goOn } = await openWizard({ step: 4 });
  expect(fieldNames()).toEqual(['receipt']);
  expect(screen.getAllByRole('radio').map((choice) => choice.getAttribute('value'))).toEqual(['c', 'b']);
  expect(radio('ePASS (virtuális kártya)')).toBeChecked();
  expect(radio('ePASS (virtuális kártya)')).toHaveAccessibleDescription(/iOS\s11 vagy Android\s4\.4/);
  expect(costs()).toEqual({
    ...nineMonths,
    Fizetendő: '112 100 Ft',
  });
  await goOn('Számlázás');
  expect(sent('/submit-4')).toEqual([
    { key: process.key, contract: { ...terms, receipt: 'c', addressee: '', address: null }, fees },
  ]);
});

it('step 4 sends a plastic card to another address, its costs live, and the ePASS takes all of it back (WIZ-9, WIZ-16, WIZ-17)', async () => {
  const wizard = await openWizard({ step: 4 });
  const { user, fill, press, sent, process, goOn } = wizard;
  await user.click(radio('Plasztik kártya'));
  expect(fieldNames()).toEqual(['receipt', 'delivery']);
  expect(radio('Személyesen')).toBeChecked();
  expect(['Személyesen', 'Postán', 'Futárral'].map(priceOf)).toEqual([
    'Személyeseningyenes',
    'Postán1 000 Ft',
    'Futárral1 500 Ft',
  ]);
  await user.click(radio('Futárral'));
  expect(costs()).toMatchObject({ Futárköltség: '1 500 Ft', Fizetendő: '113 600 Ft' });
  await user.click(radio('Postán'));
  expect(costs()).toEqual({
    ...nineMonths,
    Postaköltség: '1 000 Ft',
    Fizetendő: '113 100 Ft',
  });
  expect(screen.getByText('Fizetendő: 113 100 Ft', { normalizer: plain })).toHaveAttribute('role', 'status');
  // No mailing address was given in step 2.
  expect(screen.queryByRole('radio', { name: 'Levelezési címre' })).not.toBeInTheDocument();
  expect(radio('Lakcímre')).toHaveAccessibleDescription(/1117 Budapest, Fő utca\u00A01\./);

  await user.click(radio('Másik címre'));
  await press('Tovább');
  await expectSummary('Címzett', ...addressLabels);
  expect(sent('/submit-4')).toEqual([]);
  await fill(field('Címzett'), ' Kis Éva ');
  await fillAddress(wizard, szeged);

  await user.click(radio('ePASS (virtuális kártya)'));
  expect(costs()).toMatchObject({ Fizetendő: '112 100 Ft' });
  await user.click(radio('Plasztik kártya'));
  expect(radio('Személyesen')).toBeChecked();
  await user.click(radio('Futárral'));
  expect(radio('Lakcímre')).toBeChecked();
  await user.click(radio('Másik címre'));
  expect(field('Címzett')).toHaveValue('');
  expect(field('Irányítószám')).toHaveValue('');

  await user.click(radio('Lakcímre'));
  await goOn('Számlázás');
  expect(sent('/submit-4')).toEqual([
    {
      key: process.key,
      contract: { ...terms, receipt: 'b', addressee: '', address: home },
      fees: { ...fees, fdij: 2_000, fdij4: 1_500, fosszeg: 113_600 },
    },
  ]);
});

it('step 4 comes back with the delivery that was saved, to the mailing address too (WIZ-3, WIZ-9)', async () => {
  const { sent, process, goOn } = await openWizard({
    step: 4,
    saved: {
      addresses: savedAddresses({ mailing: szeged }),
      delivery: { fee: 'post', addressee: '', address: szeged },
      terms: { ...terms, receipt: 'b' },
    },
  });
  for (const choice of ['Plasztik kártya', 'Postán', 'Levelezési címre']) expect(radio(choice)).toBeChecked();
  await goOn('Számlázás');
  expect(sent('/submit-4')).toEqual([
    {
      key: process.key,
      contract: { ...terms, receipt: 'b', addressee: '', address: szeged },
      fees: { ...fees, fdij: 1_500, fdij2: 1_000, fosszeg: 113_100 },
    },
  ]);
});

it('step 4 says where a plastic card is collected, and within how many days it is ready (WIZ-9)', async () => {
  configure({ plasticCard: { readyDays: 5, pickupPlace: '1134 Budapest, Klub utca 1.' } });
  const { user } = await openWizard({ step: 4 });
  expect(screen.queryByText(/munkanapon belül/)).not.toBeInTheDocument();
  await user.click(radio('Plasztik kártya'));
  expect(radio('Személyesen')).toHaveAccessibleDescription(/Itt: 1134 Budapest, Klub utca 1\./);
  expect(screen.getByText('A kártya a véglegesítéstől számított 5 munkanapon belül elkészül.')).toBeVisible();
  act(() => configure({ care: { phone: '+36 1 234 5678' } }));
  expect(radio('Személyesen')).toHaveAccessibleDescription(/az ügyfélszolgálatunktól tudhatja meg/);
});

it('step 4 of an upgrade keeps the present ePASS; its sum is the new fee, the charges, less the overpayment (WIZ-9, WIZ-16, UX-33)', async () => {
  const { sent, process, goOn } = await openWizard({ step: 4, persona: 'ilona', type: 'U' });
  expect(radio('Megtartom a jelenlegi kártyámat')).toBeChecked();
  await waitFor(() => expect(costs()).toEqual({ ...nineMonths, Túlfizetés: '−3 000 Ft', Fizetendő: '109 100 Ft' }));
  await goOn('Számlázás');
  expect(sent('/submit-4')).toEqual([
    {
      key: process.key,
      contract: { ...terms, receipt: 'a', addressee: '', address: null },
      fees: { ...fees, fosszeg: 109_100 },
    },
  ]);
});

it('a card that is picked up is neither charged nor sent by step 4 or the ones after it, though the reply names an address; the summary says where (WIZ-9, WIZ-14)', async () => {
  configure({ plasticCard: { pickupPlace: '1134 Budapest, Klub utca 1.' } });
  const { user, sent, goOn } = await openWizard({
    step: 4,
    pending: 6,
    saved: { terms: { ...terms, receipt: 'b' }, delivery: { fee: 'none', addressee: '', address: home } },
  });
  expect(radio(/^Személyesen/)).toBeChecked();
  expect(costs().Fizetendő).toBe('112 100 Ft');
  await goOn('Számlázás');
  await goOn('Fizetési mód');
  expect(sent('/submit-4')).toEqual([]);
  await user.click(radio('Bankkártya'));
  expect(costs().Fizetendő).toBe('112 100 Ft');
  await goOn('Összegzés és fizetés');
  expect(sent('/submit-6')).toMatchObject([{ contract: { address: null }, ledger: { fees: { fdij2: 0, fdij4: 0 } } }]);
  expect(part('Kártya és átvétel')).toEqual({
    Kártya: 'Plasztik kártya',
    Átvétel: 'Személyesen',
    'Átvétel helye': '1134 Budapest, Klub utca 1.',
  });
});
