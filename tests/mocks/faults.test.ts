// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { addFault, clearFaults, type Fault } from '../../mocks/faults';
import { sentinels } from '../../mocks/sentinels';
import { errorCatalogue } from '../../src/domain/text/errorCatalogue';
import { getHeadData } from '../../src/services/account';
import { getAmounts, listInvoices, startTransaction } from '../../src/services/payment';
import { useStandin } from './support';

const { world, as, sessionsEnded } = useStandin();

const amounts = () => getAmounts({ kr: '123456', year: 2026 });

describe('a fault (STUB-5)', { tags: ['wide'] }, () => {
  it.each<[Fault['kind'], object]>([
    ['500', { kind: 'technical' }],
    ['offline', { kind: 'technical', network: true }],
    ['lost', { kind: 'technical', network: true }],
    ['html', { kind: 'technical' }],
    ['malformed', { kind: 'technical' }],
    ['empty', { kind: 'technical' }],
    ['null', { kind: 'technical' }],
    ['nostatus', { kind: 'technical' }],
    ['expired', { kind: 'session' }],
  ])('%s affects only its call', async (kind, error) => {
    as('anna');
    addFault(world, { call: '/getAmounts', kind });
    await expect(amounts()).rejects.toMatchObject(error);
    await getHeadData();
    clearFaults(world);
    expect(await amounts()).toEqual({ currentDebit: 12_400, annualDebit: 124_000 });
    expect(sessionsEnded()).toBe(kind === 'expired' ? 1 : 0);
  });

  it('replaces a list with a string', async () => {
    as('anna');
    addFault(world, { call: '/listInvoices', kind: 'nolist' });
    await expect(listInvoices({ kr: '123456', from: '2026-01-01', to: '2026-12-31' })).rejects.toMatchObject({
      kind: 'technical',
    });
  });

  it('changes fields of the right answer (FLT-7)', async () => {
    as('anna');
    addFault(world, {
      call: '/getHeadData',
      kind: 'fields',
      fields: { user: { firstName: 'A', lastName: 'B', email: 'c', cardStatus: 77 } },
    });
    expect((await getHeadData()).user.cardStatus).toBe(77);
  });

  it('delays the answer', async () => {
    as('anna');
    addFault(world, { call: '/getAmounts', kind: 'slow', delay: 30 });
    const began = performance.now();
    await amounts();
    expect(performance.now() - began).toBeGreaterThanOrEqual(25);
  });

  it('affects as many calls as set', async () => {
    as('anna');
    addFault(world, { call: 'payment', kind: '500', times: 2 });
    await expect(amounts()).rejects.toMatchObject({ kind: 'technical' });
    await expect(amounts()).rejects.toMatchObject({ kind: 'technical' });
    await amounts();
    expect(world.state.faults).toEqual([]);
  });

  it('loses the answer after the service did its work (FLT-4)', async () => {
    as('anna');
    addFault(world, { call: 'payment/startTransaction', kind: 'lost' });
    const input = {
      contracting: false,
      amount: 100,
      method: '4',
      label: 'x',
      lang: 'hu',
      kr: '123456',
      returnUrl: 'http://portal.test/payment',
      ownLeisureCard: true,
      leisureOwner: '',
    } as const;
    await expect(startTransaction(input)).rejects.toMatchObject({ network: true });
    expect(world.state.transactions).toHaveLength(1);
  });

  it('produces every code of the catalogue (ERR-3)', async () => {
    as('anna');
    for (const code of Object.keys(errorCatalogue)) {
      addFault(world, { call: '*', kind: 'code', code, times: 1 });
      await expect(amounts()).rejects.toMatchObject({ codes: [code] });
    }
  });
});

describe('the table of sentinels', () => {
  it('only names codes of the catalogue (STUB-4)', () => {
    expect(sentinels.filter(({ code }) => code !== '' && !(code in errorCatalogue))).toEqual([]);
  });
});
