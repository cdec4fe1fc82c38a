import type { WizardStep } from './engine/defineStep';
import { addressStep } from './steps/address/addressStep';
import { contractStep } from './steps/contract/contractStep';
import { deliveryStep } from './steps/delivery/deliveryStep';
import { invoicingStep } from './steps/invoicing/invoicingStep';
import { partnerStep } from './steps/partner/partnerStep';
import { paymentStep } from './steps/payment/paymentStep';
import { summaryStep } from './steps/summary/summaryStep';

/** The wizard's one table: how each step is loaded, shown and saved. */
export const steps: readonly WizardStep[] = [
  partnerStep,
  addressStep,
  contractStep,
  deliveryStep,
  invoicingStep,
  paymentStep,
  summaryStep,
];
