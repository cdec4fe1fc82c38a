import type {
  AccountProtected,
  AccountPublic,
  Contracting,
  ContractingPublic,
  DirectDebit,
  Documents,
  Intranet,
  Newsletter,
  Payment,
  PaymentPublic,
  Reply,
} from '../contract';

/** A reply may leave its list out, as one persona's does: the portal then doesn't know the history (MAN-6). */
type ListlessDebit = Reply & Omit<DirectDebit, 'list'> & Partial<Pick<DirectDebit, 'list'>>;

/** The wire contract by service: what the handlers are typed with. */
export interface Contract {
  accountPublic: AccountPublic;
  account: AccountProtected;
  paymentPublic: PaymentPublic;
  payment: Omit<Payment, '/getDirectDebitData'> & {
    '/getDirectDebitData': { in: Record<string, never>; out: ListlessDebit };
  };
  contractingPublic: ContractingPublic;
  contracting: Contracting;
  intranet: Intranet;
  documents: Documents;
  newsletter: Newsletter;
}
