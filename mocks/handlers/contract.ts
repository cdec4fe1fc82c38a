import type {
  AccountProtected,
  AccountPublic,
  Contracting,
  ContractingPublic,
  Documents,
  Intranet,
  Newsletter,
  Payment,
  PaymentPublic,
} from '../contract';

/** The wire contract by service: what the handlers are typed with. */
export interface Contract {
  accountPublic: AccountPublic;
  account: AccountProtected;
  paymentPublic: PaymentPublic;
  payment: Payment;
  contractingPublic: ContractingPublic;
  contracting: Contracting;
  intranet: Intranet;
  documents: Documents;
  newsletter: Newsletter;
}
