import type { Inputs } from './inputs';
import { flow, textIn, type Check } from './report';

const support = async (check: Check, activator: string): Promise<void> => {
  await check.ok('accountPublic', '/loginAs', { activator });
};

/** What an employer's intranet leads to: its offer, the way into the contract, its message, and cancelling. */
const intranet = async (check: Check, { intranet: { token: link, ...login }, year }: Inputs): Promise<void> => {
  const token = textIn(await check.ok('accountPublic', '/login', login), 'token');
  const { type } = await check.ok('contractingPublic', '/confirm', { token: link });
  const offer = await check.ok('intranet', '/packages', { token: link, type }, token);
  await check.ok('contractingPublic', '/intra-status', {
    subscription_uuid: textIn(offer, 'subscriptionUUID'),
    status: 'approved',
    fromdate: `${year}-01-01`,
    todate: `${year}-12-31`,
  });
  const { id } = await check.ok('intranet', 'GET /hasMessage', {}, token);
  if (typeof id === 'string' && id !== '') {
    await check.ok('intranet', '/closeMessage', { id }, token);
    const next = await check.ok('intranet', 'GET /hasMessage', {}, token);
    check.holds('intranet /closeMessage', 'shows the message no more', next.id !== id, id);
  }
  await check.ok('contracting', 'GET /reset-intranet', {}, token);
};

/** Customer care's entry and the intranet, as far as the inputs name somebody. */
export const checkOtherWrites = async (check: Check, inputs: Inputs): Promise<void> => {
  if (inputs.supportActivator !== '') await flow(() => support(check, inputs.supportActivator));
  if (inputs.intranet.login !== '') await flow(() => intranet(check, inputs));
};
