import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { addFault } from '../../../mocks/faults';
import { heading, renderPortal, type PortalVisit } from '../../setup/renderPortal';
import { dialog, grouped, inSpring } from './support';

const openMandate = async (as: string, more: Partial<PortalVisit> = {}) => {
  const portal = await renderPortal({ path: '/payment/directdebit', as, worldOptions: inSpring, ...more });
  await heading('Csoportos beszedés');
  return portal;
};

const accountField = () => screen.findByRole('textbox', { name: 'Bankszámlaszám' });
const limitField = () => screen.getByRole('textbox', { name: 'Összeghatár' });
const save = () => screen.getByRole('button', { name: 'Mentés' });
const details = () => screen.findByRole('button', { name: 'Adatok és előzmények' });

describe('a direct debit that is not set up yet', { tags: ['wide'] }, () => {
  it('is authorised with the account in groups and the fee as the limit, its thousands apart, and gives its document (MAN-3, MAN-4, MAN-5)', async () => {
    const { user, sent } = await openMandate('anna');
    const account = await accountField();
    expect(limitField()).toHaveValue(grouped('12 400'));
    expect(await details()).toHaveAttribute('aria-expanded', 'false');

    await user.click(account);
    await user.paste('HU42 1177 3016 1111 1018 0000 0000');
    expect(account).toHaveValue('11773016-11111018-00000000');
    await waitFor(() => expect(account).toHaveAccessibleDescription('Bank: OTP Bank'));
    expect(sent('/get-bank-from-account')).toEqual([{ account: '117' }]);

    await user.clear(limitField());
    await user.type(limitField(), '0');
    await user.tab();
    expect(limitField()).toHaveValue(grouped('12 400'));

    await user.click(save());
    const question = await dialog('Beállítja a csoportos beszedést?');
    expect(question.getByText(/több munkanap/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Igen' }));
    const done = await dialog('A felhatalmazást rögzítettük');
    expect(done.getByRole('button', { name: 'Dokumentum letöltése' })).toBeVisible();
    expect(sent('/setDirectDebitAuth')).toEqual([{ account: '117730161111101800000000', limit: 12_400 }]);

    await user.click(done.getByRole('button', { name: 'Bezárás' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await accountField()).toBeDisabled();
    expect(limitField()).toBeDisabled();
    expect(save()).toBeDisabled();
    expect(await details()).toHaveAttribute('aria-expanded', 'true');
    // Said once: what it begins with, and who pays what is due before.
    expect(screen.getAllByText(/a banki átfutás több munkanap/i)).toHaveLength(1);
    expect(
      await screen.findByText(
        /Az első beszedés napja 2026\. .*; ami előbb esedékes, azt Önnek kell más módon befizetnie\.$/,
      ),
    ).toBeVisible();
  });

  it('says at the form what was set up, by account and limit (UX-25)', async () => {
    const { user } = await openMandate('anna');
    await user.click(await accountField());
    await user.paste('11773016-11111018-00000000');
    await user.click(save());
    await user.click((await dialog('Beállítja a csoportos beszedést?')).getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A felhatalmazást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    expect(screen.getByText(/^Csoportos beszedés beállítva\./, { selector: '[role=status] *' })).toHaveTextContent(
      'Csoportos beszedés beállítva. Bankszámlaszám: 11773016-11111018-00000000, összeghatár: 12 400 Ft',
    );
  });

  it('says nothing of the kind where the service refuses (UX-25)', async () => {
    const { user, world } = await openMandate('anna');
    await user.click(await accountField());
    await user.paste('11773016-11111018-00000000');
    addFault(world, { call: '/setDirectDebitAuth', kind: 'html' });
    await user.click(save());
    await user.click((await dialog('Beállítja a csoportos beszedést?')).getByRole('button', { name: 'Igen' }));
    expect(await screen.findByText(/Technikai hiba történt/)).toBeVisible();
    expect(screen.queryByText(/^Csoportos beszedés beállítva\./)).not.toBeInTheDocument();
  });

  it('shows a wrong account when its field is left, and sends nothing (MAN-3, VAL-5)', async () => {
    const { user, sent } = await openMandate('anna');
    const account = await accountField();
    await user.click(account);
    // A digit is missing, or the last one is wrong.
    for (const wrong of ['117730161111101', '117730161111101800000001']) {
      await user.clear(account);
      await user.paste(wrong);
      await user.tab();
      await waitFor(() => expect(account).toHaveAccessibleDescription(/bankszámlaszám/i));
      expect(account).toBeInvalid();
    }
    await user.clear(limitField());
    await user.type(limitField(), '123456789');
    await user.tab();
    await waitFor(() =>
      expect(limitField()).toHaveAccessibleDescription('Az összeghatár legfeljebb 7 számjegyű lehet.'),
    );
    await user.clear(limitField());
    await user.click(save());
    await waitFor(() => expect(limitField()).toHaveAccessibleDescription('Adja meg az összeghatárt.'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent('/setDirectDebitAuth')).toEqual([]);
  });

  it('takes sixteen digits, padded when the field is left, and sends twenty-four (UX-9)', async () => {
    const { user, sent } = await openMandate('anna');
    const account = await accountField();
    await user.click(account);
    await user.paste('11773016 11111018');
    await user.tab();
    expect(account).toHaveValue('11773016-11111018-00000000');
    await waitFor(() => expect(account).toBeValid());
    await user.click(save());
    await user.click((await dialog('Beállítja a csoportos beszedést?')).getByRole('button', { name: 'Igen' }));
    await dialog('A felhatalmazást rögzítettük');
    expect(sent('/setDirectDebitAuth')).toEqual([{ account: '117730161111101800000000', limit: 12_400 }]);
  });

  it.each(['12.5', '12,5', '1e4', '-5'])(
    'refuses the limit %s, and makes nothing else of it (MAN-3)',
    async (typed) => {
      const { user } = await openMandate('anna');
      await accountField();
      await user.clear(limitField());
      await user.type(limitField(), typed);
      await user.tab();
      await waitFor(() => expect(limitField()).toHaveAccessibleDescription('Csak számjegyeket adjon meg.'));
      expect(limitField()).toHaveValue(typed);
    },
  );

  it('whose state the service leaves out is not known, not inactive (MAN-6, ERR-8)', async () => {
    await openMandate('anna', {
      prepare: (_store, world) => addFault(world, { call: '/getDirectDebitData', kind: 'gaps', field: 'state' }),
    });
    await accountField();
    expect(screen.getByText('Nem ismert')).toBeVisible();
    expect(screen.queryByText('Nem aktív')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Visszavonás' })).not.toBeInTheDocument();
  });

  it('waits for the bank of an account that was left already, and marks one of no bank (MAN-3)', async () => {
    const { user, world } = await openMandate('anna');
    addFault(world, { call: '/get-bank-from-account', kind: 'slow', delay: 200 });
    const account = await accountField();
    await user.click(account);
    await user.paste('999999999999999999999999');
    await user.tab();
    await waitFor(() => expect(account).toHaveAccessibleDescription(/Hibás bankszámlaszám/));
    expect(account).toBeInvalid();
  });

  it('is authorised where nobody could say which bank it is (MAN-3, FLT-2)', async () => {
    const { user, sent, world } = await openMandate('anna');
    addFault(world, { call: '/get-bank-from-account', kind: '500' });
    const account = await accountField();
    await user.click(account);
    await user.paste('117730161111101800000000');
    await user.click(save());
    await user.click((await dialog(/^Beállítja/)).getByRole('button', { name: 'Igen' }));
    await dialog('A felhatalmazást rögzítettük');
    expect(sent('/setDirectDebitAuth')).toEqual([{ account: '117730161111101800000000', limit: 12_400 }]);
  });

  it('is a success without a document where the reply gives no key, with the way to the documents (MAN-6)', async () => {
    const { user } = await openMandate('anna', {
      prepare: (_store, world) =>
        addFault(world, { call: '/setDirectDebitAuth', kind: 'fields', fields: { key: null } }),
    });
    await user.click(await accountField());
    await user.paste('117730161111101800000000');
    await user.click(save());
    await user.click((await dialog(/^Beállítja/)).getByRole('button', { name: 'Igen' }));
    const done = await dialog('A felhatalmazást rögzítettük');
    expect(done.queryByRole('button', { name: 'Dokumentum letöltése' })).not.toBeInTheDocument();
    expect(done.getByRole('link', { name: 'Dokumentumok megnyitása' })).toHaveAttribute('href', '/documents');
  });

  it('marks the account when the service refuses it, and keeps what was typed (ERR-1)', async () => {
    const { user } = await openMandate('anna', {
      prepare: (_store, world) => addFault(world, { call: '/setDirectDebitAuth', kind: 'code', code: 'NOT_FOUND' }),
    });
    const account = await accountField();
    await user.click(account);
    await user.paste('117730161111101800000000');
    await user.click(save());
    await user.click((await dialog(/^Beállítja/)).getByRole('button', { name: 'Igen' }));
    await waitFor(() => expect(account).toHaveAccessibleDescription(/Hibás bankszámlaszám/));
    expect(screen.getByRole('alert')).toHaveTextContent('Hibás bankszámlaszám');
    expect(account).toHaveValue('11773016-11111018-00000000');
    expect(Object.values(window.sessionStorage).join()).not.toContain('11773016');
  });
});

describe('a direct debit that is active', () => {
  it('shows its data, its history as table and chart, and locks the form (MAN-3, MAN-6)', async () => {
    await openMandate('hedvig');
    expect(await accountField()).toBeDisabled();
    expect(await accountField()).toHaveValue('11773016-11111018-00000000');
    expect(limitField()).toHaveValue(grouped('20 000'));
    expect(save()).toHaveAccessibleDescription(/A felhatalmazás aktív/);
    expect(await details()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Érvényesség vége').nextElementSibling).toHaveTextContent('2026.12.31.');

    const rows = within(screen.getByRole('table', { name: 'Beszedések' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      '2026.03.05.',
      '2026.02.05.',
      '2026.01.05.',
    ]);
    expect(rows[1]).toHaveTextContent(/12\s400\sFt/);
    expect(rows[1]).toHaveTextContent('Sikertelen');
    expect(
      screen.getByRole('img', { name: /^Az utolsó 3 beszedés 2026\.01\.05\. és 2026\.03\.05\. között/ }),
    ).toBeVisible();
  });

  it('closes its second panel and opens it again (MAN-3)', async () => {
    const { user } = await openMandate('hedvig');
    await user.click(await details());
    await waitFor(() => expect(screen.queryByRole('table')).not.toBeInTheDocument());
    await user.click(await details());
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('is withdrawn with limit 0 after a question, and the form is free again (MAN-5)', async () => {
    const { user, sent } = await openMandate('hedvig');
    await user.click(await screen.findByRole('button', { name: 'Visszavonás' }));
    const question = await dialog('Visszavonja a csoportos beszedést?');
    expect(question.getByText(/több munkanap/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Igen' }));
    await user.click((await dialog('A visszavonást rögzítettük')).getByRole('button', { name: 'Bezárás' }));
    expect(sent('/setDirectDebitAuth')).toEqual([{ account: '117730161111101800000000', limit: 0 }]);
    await waitFor(async () => expect(await accountField()).toBeEnabled());
    expect(await accountField()).toHaveValue('');
    expect(limitField()).toHaveValue(grouped('12 400'));
    expect(screen.getByText('Nem aktív', { selector: '[role=status] *' })).toBeVisible();
    // For the session, and where its data stood.
    expect(screen.getByText(/^Visszavonva: 20\d\d\. /)).toBeVisible();
    await user.type(await accountField(), '1');
    expect(screen.getByText('Csoportos beszedés visszavonva.')).toBeVisible();
  });
});
