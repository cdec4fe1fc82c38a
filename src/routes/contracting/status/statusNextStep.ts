import type { Started } from '../../../features/contract/useStartedContract';

/** Where a member can go on from a code that blocks contracting; the catalogue's text says why it blocks. */
export type NextLink = 'pay' | 'current' | 'newContract';

/**
 * What can be done beside the link. inbox: the member was sent a link. mainCard: the holder of the main card starts it.
 * nextContract: one can start when the present contract has ended. laterContract: it can't be signed yet, either. care:
 * customer care can help. awaited: what is due may be collected soon.
 */
export type Help = 'inbox' | 'mainCard' | 'nextContract' | 'laterContract' | 'care' | 'awaited';

export interface NextStep {
  link?: NextLink;
  /** The contract under way goes on in this tab. */
  started?: Exclude<Started, 'inbox'>;
  help?: Help;
}

const steps: ReadonlyMap<string, NextStep> = new Map(
  Object.entries({
    CONTR_UNPAID: { link: 'pay', help: 'awaited' },
    HAS_DEBT: { link: 'pay', help: 'awaited' },
    CONTR_ALREADY_EMAILED: { help: 'inbox' },
    CONTR_CO_CARD: { link: 'current', help: 'mainCard' },
    CONTR_HAVE_VALID_CONTRACT: { link: 'current', help: 'laterContract' },
    CONTR_NO_NEXT_YEAR: { link: 'current', help: 'laterContract' },
    CONTR_EMPLOYER: { link: 'current', help: 'care' },
    CONTR_NO_VALID_CARD: { link: 'current', help: 'care' },
    CONTR_INVALID_YEAR: { link: 'newContract' },
    CONTR_DEC_THIS_YEAR: { link: 'newContract', help: 'nextContract' },
    NO_KR: { link: 'newContract' },
    PROFILE_NO_KR: { link: 'newContract' },
  } satisfies Record<string, NextStep>),
);

/** With these a new contract would be refused too. */
const refusesAll: readonly string[] = ['CONTR_UNPAID', 'HAS_DEBT', 'CONTR_ALREADY_EMAILED'];

interface Facts {
  /** Where a contract under way goes on. */
  started: Started | undefined;
  /** A contract is signed, and begins later. */
  hasNext: boolean;
}

/** The way on from one of a reply's codes. A contract under way outranks a new one; so does one that is signed. */
export const nextStepOf = (code: string, { started, hasNext }: Facts, codes: readonly string[] = [code]): NextStep => {
  const step = steps.get(code) ?? { link: 'current' };
  if (step.link !== 'newContract' && step.help !== 'inbox') return step;
  if (started === 'here' || started === 'signed') return { started };
  if (started === 'inbox') return { help: 'inbox' };
  if (step.link !== 'newContract') return step;
  if (hasNext) return { ...step, link: 'current' };
  if (!codes.some((one) => refusesAll.includes(one))) return step;
  return step.help === undefined ? {} : { help: step.help };
};
