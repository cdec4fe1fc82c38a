import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';

import { lastMail } from '../../mocks/model/account/mails';
import { taxIdOf } from '../../mocks/model/account/taxRegistry';
import { decide } from '../../mocks/model/payment/transactions';
import { getHeadData } from '../../src/services/account';
import { confirmActivation, login, registration } from '../../src/services/accountPublic';
import { checkMail, initContract, listEmployersByDomain, startContract } from '../../src/services/contracting';
import { getStep8 } from '../../src/services/contractingGet';
import { confirmContract } from '../../src/services/contractingPublic';
import { submitStep1 } from '../../src/services/contractingSubmit';
import { downloadFile, downloadPublicFile, getDocument, listDocuments } from '../../src/services/documents';
import { endTransaction, getAmounts, getInvState, listInvoices, startTransaction } from '../../src/services/payment';
import { checkDownloadInvoice, getDownloadInvoice } from '../../src/services/paymentPublic';
import { bytesOf, mailedToken, useStandin } from './support';
import { fillWizard, readStep1, readStep7 } from './wizardSupport';

const { world, use, as } = useStandin();

const zita = { firstName: 'Zita', lastName: 'Őszi', email: 'zita@pelda.hu', password: 'titok1' };
const refusedWith = (...codes: string[]) => ({ kind: 'refused', codes });

const pay = async (amount: number, kr: string, contracting: boolean) => {
  const returnUrl = contracting ? 'http://portal.test/payment/callback' : 'http://portal.test/payment';
  const input = {
    contracting,
    amount,
    method: '4',
    label: 'Bankkártya',
    lang: 'hu',
    kr,
    returnUrl,
    ownLeisureCard: true,
    leisureOwner: '',
  } as const;
  return startTransaction(input);
};

describe('a new member', () => {
  it('registers, activates, signs, pays and finds the invoice and documents (STUB-1)', async () => {
    await registration({ ...zita, newsLetter: true });
    await expect(login({ login: zita.email, password: zita.password })).rejects.toMatchObject(
      refusedWith('ACC_INACTIVE_USER'),
    );
    await confirmActivation({ activator: mailedToken(world, zita.email, 'activation') });
    const signedIn = await login({ login: zita.email, password: zita.password });
    expect(signedIn.user).toEqual({ firstName: 'Zita', lastName: 'Őszi', email: zita.email });
    use(signedIn.token);

    await initContract();
    const officeEmail = 'oszi.zita@peldakft.hu';
    expect(await checkMail({ email: officeEmail })).toEqual({ inUse: false });
    const { list } = await listEmployersByDomain({ type: 'R', email: officeEmail, code: '' });
    expect(list.map(({ name, key }) => [name, key])).toEqual([
      ['Alapajánlat', 0],
      ['Példa Kft.', 1],
    ]);
    const offer = list[1]!;
    expect(
      await startContract({
        type: 'R',
        employer: offer.id,
        email: officeEmail,
        key: offer.key,
        cardKind: offer.cardKind,
        kr: '',
      }),
    ).toEqual({});

    const link = await confirmContract({ token: mailedToken(world, officeEmail, 'contract') });
    expect(link).toMatchObject({ step: 1, type: 'R' });
    const key = link.key ?? '';
    expect(key).toMatch(/^\d{4}-\d{4}-\d{4}$/);
    use(link.token);

    const { partner } = await readStep1(key);
    const birthDate = '1991-02-03';
    await submitStep1({
      key,
      partner: { ...partner, birthDate, birthPlace: 'Győr', mothersName: 'Kis Éva', tax: taxIdOf(birthDate) },
    });
    await fillWizard(key, { cardPackage: 'M', receipt: 'b', delivery: 1 }, 2);
    const { ledger } = await readStep7(key);
    // M with the employer's share: 9 900 Ft x 9 months from April, 500 Ft administration, 1 000 Ft post.
    expect(ledger.fees).toMatchObject({ monthlyFee: 9_900, months: 9, payable: 90_600 });

    const { transaction, url } = await pay(ledger.fees.payable, '', true);
    expect(url).toContain(transaction);
    decide(world, transaction, 'pay');
    expect((await endTransaction({ transaction })).auth).toMatch(/^\d+$/);
    await expect(endTransaction({ transaction })).rejects.toMatchObject(refusedWith('TRANSACTION_NOT_FOUND'));

    const first = await getStep8({ key });
    expect(first).toMatchObject({ status: 'OK', paid: true });
    expect(first.kr).toBeUndefined();
    expect(await getStep8({ key })).toMatchObject({ status: 'OK' });
    const done = await getStep8({ key });
    expect(done).toMatchObject({ status: 'DONE', docState: true });
    const kr = done.kr ?? '';
    expect(kr).toMatch(/^\d{6}$/);
    expect((await getHeadData()).user).toMatchObject({ kr, pack: 'M', from: '2026-04-01', to: '2026-12-31', ev: 2026 });

    expect(await getAmounts({ kr, year: 2026 })).toEqual({ currentDebit: 0, annualDebit: 0 });
    const documents = (await listDocuments({ kr, year: 2026 })).list;
    expect(documents.map(({ docKey }) => String(docKey))).toEqual([done.docContract, done.docAszf]);
    const contract = await getDocument({ id: done.docContract ?? '' });
    expect(contract.fileName).toBe('Tagsági szerződés 2026.pdf');
    expect((await getDocument({ id: done.docAszf ?? '', kr })).blob.size).toBeGreaterThan(500);

    expect((await listInvoices({ kr, from: '2026-01-01', to: '2026-12-31' })).list).toEqual([]);
    const states = [await getInvState({ kr }), await getInvState({ kr }), await getInvState({ kr })].map(
      ({ status }) => status,
    );
    expect(states).toEqual(['OK', 'OK', 'DONE']);
    const [invoice] = (await listInvoices({ kr, from: '2026-01-01', to: '2026-12-31' })).list;
    expect(invoice).toMatchObject({ date: '2026-03-10', fullAmount: 90_600 });
    const { docId } = await getDownloadInvoice({ invoice: invoice!.ordinal });
    const file = await downloadFile({ fileId: docId });
    expect((await PDFDocument.load(await bytesOf(file.blob))).getTitle()).toBe(`Számla ${invoice!.ordinal}`);
  });
});

describe('a member with a debt', () => {
  it('pays it and gets the invoice by e-mail (STUB-1)', async () => {
    as('anna');
    const kr = '123456';
    expect(await getAmounts({ kr, year: 2026 })).toEqual({ currentDebit: 12_400, annualDebit: 124_000 });
    const { transaction } = await pay(12_400, kr, false);
    decide(world, transaction, 'pay');
    await endTransaction({ transaction });
    expect(await getAmounts({ kr, year: 2026 })).toEqual({ currentDebit: 0, annualDebit: 111_600 });
    for (const _ of [1, 2, 3]) await getInvState({ kr });

    const href = lastMail(world, 'anna@pelda.hu', 'invoice')?.links[0]?.href.hu ?? '';
    const [ordinal = '', token = ''] = href.split('/').slice(-3).map(decodeURIComponent);
    use(undefined);
    await checkDownloadInvoice({ invoice: ordinal, token });
    await expect(checkDownloadInvoice({ invoice: ordinal, token: 'other' })).rejects.toMatchObject(
      refusedWith('INVALID_TOKEN'),
    );
    const { docId } = await getDownloadInvoice({ invoice: ordinal });
    expect((await downloadPublicFile({ fileId: docId })).fileName).toBe(`Számla ${ordinal}.pdf`);
  });
});
