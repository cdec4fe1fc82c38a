// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { decide } from '../../mocks/model/payment/transactions';
import { personaAccount } from '../../mocks/personas';
import { getHeadData } from '../../src/services/account';
import { checkMail, initContract, startContract } from '../../src/services/contracting';
import { getStep1, getStep8 } from '../../src/services/contractingGet';
import { confirmContract } from '../../src/services/contractingPublic';
import { getDates } from '../../src/services/lookups';
import { mailedToken, useStandin } from './support';
import { basicOffer, contracting, fillWizard } from './wizardSupport';

const standin = useStandin();
const { world, use, as } = standin;
const { begin, orderOf, payFor, pollToTheEnd } = contracting(standin);

const refusedWith = (...codes: string[]) => ({ kind: 'refused', codes });
const december = new Date('2026-12-10T11:00:00Z');
const afterDays = (days: number): void => world.setClock(new Date(world.clock().getTime() + days * 86_400_000));

describe('next year’s contract', () => {
  it('can be signed in December; the current one stays as it is', async () => {
    world.setClock(december);
    const key = await begin('dora');
    expect((await getDates({ key })).list[0]).toBe('2027-01-01');
    await fillWizard(key, { cardPackage: 'L' });
    await payFor(key, 'dora');
    expect(await pollToTheEnd(key)).toEqual(['OK', 'OK', 'DONE']);
    expect((await getHeadData()).user).toMatchObject({ kr: '123457', pack: 'M', from: '2026-01-01', ev: 2026 });
    world.setClock(new Date('2027-01-02T11:00:00Z'));
    as('dora');
    expect((await getHeadData()).user).toMatchObject({ kr: '123457', pack: 'L', from: '2027-01-01', ev: 2027 });
  });

  it('can keep the ePASS', async () => {
    world.setClock(december);
    // She pays month by month: as of March she would owe the months since.
    world.reset();
    const key = await begin('ilona');
    await fillWizard(key, { receipt: 'a' });
    await payFor(key, 'ilona');
    await pollToTheEnd(key);
    expect(
      world.state.contracts.filter(({ kr }) => kr === '456701').map(({ year, cardNumber }) => [year, cardNumber]),
    ).toEqual([
      [2026, 'EP1456701'],
      [2027, 'EP1456701'],
    ]);
  });

  it('is refused before December, and if there is one already', async () => {
    world.setClock(new Date('2026-11-30T11:00:00Z'));
    as('dora');
    await expect(initContract()).rejects.toMatchObject(refusedWith('CONTR_HAVE_VALID_CONTRACT'));
    world.setClock(december);
    as('dora');
    await initContract();
    as('olga');
    await expect(initContract()).rejects.toMatchObject(refusedWith('CONTR_NEW_YEAR_ALREADY'));
  });
});

describe('an unfinished process', () => {
  it('lapses with its link: another one can start', async () => {
    const email = 'nagy.bela@peldakft.hu';
    as('bela');
    await startContract({ type: 'R', employer: 'E100', email, key: 1, cardKind: 'CEGES', kr: '' });
    const { key = '', token } = await confirmContract({ token: mailedToken(world, email, 'contract') });
    use(token);
    await getStep1({ key });
    afterDays(29);
    as('bela');
    await expect(initContract()).rejects.toMatchObject(refusedWith('CONTR_ALREADY_EMAILED'));
    afterDays(2);
    as('bela');
    await initContract();
    await expect(getStep1({ key })).rejects.toMatchObject(refusedWith('tokenInvalid'));
    expect(await getStep8({ key })).toMatchObject({ status: 'ERROR', messages: ['tokenInvalid'], paid: false });
    as('anna');
    expect(await checkMail({ email })).toEqual({ inUse: false });
    as('bela');
    await startContract({ type: 'R', ...basicOffer('bela@pelda.hu'), kr: '' });
  });

  it('turns a payment after its end into an overpayment', async () => {
    const key = await begin('bela');
    afterDays(29);
    as('bela');
    await fillWizard(key);
    const { transaction } = await orderOf(key, 'bela');
    afterDays(2);
    decide(world, transaction, 'pay');
    expect(personaAccount(world, 'bela').overpayment).toBe(8 * 9_900 + 500);
  });
});
