// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { checkMail, initContract, listEmployersByDomain, startContract } from '../../src/services/contracting';
import { takeViolations, useStandin } from './support';
import { basicOffer } from './wizardSupport';

const { world, as } = useStandin();

const offer = { type: 'R', employer: 'E200', key: 1, cardKind: 'CEGES', kr: '' } as const;

describe('a start', () => {
  it('tells the employer’s own address with its offer, never the one that was typed (CON-1)', async () => {
    as('bela');
    const { list } = await listEmployersByDomain({ type: 'R', email: 'bela@mintazrt.hu', code: '' });
    expect(list.map(({ id, email }) => [id, email])).toEqual([
      ['ALAP', undefined],
      ['E200', 'kartya@mintazrt.hu'],
    ]);
  });

  it.each(['bela@mintazrt.hu', 'kartya@mintazrt.hu', 'bela@pelda.hu'])(
    'mails the link to the address that it was given: %s (CON-1)',
    async (email) => {
      as('bela');
      await startContract({ ...offer, email });
      expect(world.state.mails.at(-1)).toMatchObject({ to: email, kind: 'contract' });
    },
  );

  it('leaves the employer’s own address free for the next member (CON-1)', async () => {
    as('bela');
    await startContract({ ...offer, email: 'kartya@mintazrt.hu' });
    as('miklos');
    expect(await checkMail({ email: 'kartya@mintazrt.hu' })).toEqual({ inUse: false });
    await expect(startContract({ ...offer, email: 'kartya@mintazrt.hu' })).resolves.toEqual({});
  });

  it.each([
    ['no address', { ...offer, email: '' }],
    ['an address of another company', { ...offer, email: 'bela@peldakft.hu' }],
    ['another member’s address', { ...offer, email: 'anna@pelda.hu' }],
    ['no employer', { ...offer, employer: '', email: 'bela@pelda.hu' }],
    ['no employer for a basic offer', { ...offer, ...basicOffer('bela@pelda.hu'), employer: '' }],
  ])('with %s is the portal’s fault, and starts nothing (CON-1, STUB-4)', async (_what, order) => {
    as('bela');
    await expect(startContract(order)).rejects.toMatchObject({ kind: 'technical' });
    expect(takeViolations(world)).toHaveLength(1);
    await expect(initContract()).resolves.toBeDefined();
  });
});
