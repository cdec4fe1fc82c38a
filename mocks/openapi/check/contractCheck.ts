import { bodies } from '../calls';
import { isJson } from '../wireSchema';
import type { Ask } from './ask';
import type { Inputs } from './inputs';
import { checkMemberWrites, type Outside } from './memberWrites';
import { checkNewcomerWrites } from './newcomerWrites';
import { checkOtherWrites } from './otherWrites';
import { checkReads } from './reads';
import { checkShapes, checkUnknowns } from './refusals';
import { createCheck, flow, textIn, type Finding } from './report';

export interface Target {
  ask: Ask;
  inputs: Inputs;
  /** For a test system: asks for changes too. Without it nothing is changed. */
  writes?: Outside;
  /** A mock server answers from examples and knows nobody: what depends on its state isn't asked. */
  isMock?: boolean;
}

export interface Report {
  findings: Finding[];
  /** The calls that were asked only for refusals. */
  notAsked: string[];
}

const allCalls = Object.entries(bodies).flatMap(([service, calls]) =>
  Object.keys(calls).map((call) => `${service} ${call}`),
);

/**
 * What the portal relies on, asked of real services: who signs in gets a user and a token; what a member may read has its
 * fields; without a token, without its fields, and for what doesn't exist, a call is refused. With `writes`, what a member
 * changes is changed, read back, and where possible put back.
 */
export const checkContract = async ({ ask, inputs, writes, isMock = false }: Target): Promise<Report> => {
  const check = createCheck(ask, isMock);
  const { login, password, year } = inputs;
  await flow(async () => {
    const signedIn = await check.ok('accountPublic', '/login', { login, password });
    const token = textIn(signedIn, 'token');
    const { user } = signedIn;
    const kr = isJson(user) && typeof user.kr === 'string' ? user.kr : '';
    await checkReads(check, inputs, kr, token);
    await checkShapes(check, token);
    await checkUnknowns(check, year, token);
    if (writes === undefined) return;
    await checkMemberWrites(check, writes, inputs, kr, token);
    await checkNewcomerWrites(check, writes, inputs);
    await checkOtherWrites(check, inputs);
  });
  return { findings: check.findings, notAsked: allCalls.filter((name) => !check.asked.has(name)) };
};
