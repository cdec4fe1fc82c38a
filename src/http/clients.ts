import { createClient } from './client';

/** One client a service. Public ones never send a token. */
export const accountPublic = createClient('accountPublic', 'public');
export const account = createClient('account', 'bearer');
export const paymentPublic = createClient('paymentPublic', 'public');
export const payment = createClient('payment', 'bearer');
export const contractingPublic = createClient('contractingPublic', 'public');
export const contracting = createClient('contracting', 'bearer');
export const intranet = createClient('intranet', 'bearer');
export const documents = createClient('documents', 'bearer');
/** For the link to an invoice in an e-mail, which works without a session. */
export const documentsPublic = createClient('documents', 'public');
export const newsletter = createClient('newsletter', 'public');
