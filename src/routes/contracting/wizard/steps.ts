import { addressStep } from './addressStep';
import { contractStep } from './contractStep';
import { deliveryStep } from './deliveryStep';
import { invoicingStep } from './invoicingStep';
import { partnerStep } from './partnerStep';
import { paymentStep } from './paymentStep';
import type { WizardStep } from './stepTypes';
import { summaryStep } from './summaryStep';

/** The wizard's one table: stepper, buttons, guards and restore read it. */
export const steps: readonly WizardStep[] = [partnerStep, addressStep, contractStep, deliveryStep, invoicingStep, paymentStep, summaryStep];
