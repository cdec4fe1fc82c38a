import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Member } from '../../../src/domain/member';
import { nextSteps } from '../../../src/routes/account/nextSteps';
import { renderPortal } from '../../setup/renderPortal';
import { card, springWorld } from './support';

const newcomer: Member = { firstName: 'Béla', lastName: 'Nagy', email: 'bela@pelda.hu' };
const member: Member = { ...newcomer, kr: '123456', tax: '8123456789', cardStatus: 1, from: '2026-01-01', to: '2026-12-31', pack: 'M' };
const links = { reactivation: 'https://partner.example/uj' };

const stepsOf = (given: Member, facts: Partial<Parameters<typeof nextSteps>[0]> = {}): string[] =>
  nextSteps({ member: given, today: '2026-05-04', contractKey: undefined, upgradeDisabled: false, links: {}, ...facts }).map(({ name }) => name);

describe('what a member can do next (NAV-15)', () => {
  it.each([
    ['without a contract: sign one', newcomer, {}, ['newContract']],
    ['with one begun: carry on with it', newcomer, { contractKey: '1-2-3' }, ['continueContract']],
    ['with a card: pay, upgrade, see the documents', member, {}, ['pay', 'upgrade', 'files']],
    ['with a co-card: no upgrade', member, { upgradeDisabled: true }, ['pay', 'files']],
    ['with a blocked card: settle the debt first', { ...member, cardStatus: 2 }, {}, ['settle', 'upgrade', 'files']],
    ['with a card to be reactivated, where there is a link', { ...member, cardStatus: 9 }, { links }, ['reactivate', 'pay', 'upgrade', 'files']],
    ['at the year’s end: renew', member, { today: '2026-12-05' }, ['renew', 'pay', 'upgrade', 'files']],
    ['at the year’s end with the next one begun: carry on with it', member, { today: '2026-12-05', contractKey: '1-2-3' }, ['continueContract', 'pay', 'upgrade', 'files']],
    ['with a partner: the partner’s package too', { ...member, tarsKr: '234502', tarsEmail: 'gabi@pelda.hu' }, {}, ['pay', 'upgrade', 'partner', 'files']],
  ])('%s', (_title, given, facts, expected) => {
    expect(stepsOf(given, facts)).toEqual(expected);
  });
});

describe('the information page', () => {
  it('welcomes the member, leads on, and tells of the ePASS and customer care (NAV-15)', async () => {
    await renderPortal({ path: '/app', as: 'anna', world: springWorld() });
    expect(await screen.findByText('Üdvözöljük, Kovács Anna!')).toBeVisible();
    expect(within(await card('Mit tehet most?')).getByRole('link', { name: 'Befizetés' })).toHaveAttribute('href', '/payment');
    expect(within(await card('Így használhatja az ePASS kártyát')).getByText(/iOS 11 vagy Android 4\.4/)).toBeVisible();
    expect(within(await card('Ügyfélszolgálat')).getByText(/123456/)).toBeVisible();
  });
});
