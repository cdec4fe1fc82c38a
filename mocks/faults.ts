import { HttpResponse } from 'msw';

import { withGapAt, withGaps } from './gaps';
import type { Fault } from './state';
import type { World } from './world';

export const addFault = (world: World, fault: Fault): void => {
  world.state.faults.push({ ...fault });
  world.changed();
};

export const clearFaults = (world: World, call?: string): void => {
  world.state.faults = call === undefined ? [] : world.state.faults.filter((fault) => fault.call !== call);
  world.changed();
};

/** The first fault set for the call; counts the use. */
export const takeFault = (world: World, service: string, path: string): Fault | undefined => {
  const names = ['*', service, path, `${service}${path}`];
  const fault = world.state.faults.find(({ call }) => names.includes(call));
  if (fault?.times === undefined) return fault;
  fault.times -= 1;
  if (fault.times <= 0) world.state.faults = world.state.faults.filter((one) => one !== fault);
  world.changed();
  return fault;
};

const text = (body: string, type = 'application/json'): Response =>
  new HttpResponse(body, { headers: { 'content-type': type } });

/** The response in place of an answer; undefined if the call must run first. */
export const faultAnswer = ({ kind, code }: Fault): Response | undefined => {
  switch (kind) {
    case '500':
      return HttpResponse.json({ status: 'ERROR', messages: ['TECHNICAL_ERROR'] }, { status: 500 });
    case 'offline':
      return HttpResponse.error();
    case 'html':
      return text('<!doctype html><title>Karbantartás</title><h1>Karbantartás</h1>', 'text/html');
    case 'malformed':
      return text('{"status":"OK","messa');
    case 'empty':
      return text('');
    case 'null':
      return text('null');
    case 'expired':
      return HttpResponse.json({ status: 'ERROR', messages: ['ACC_INVALID_TOKEN'] }, { status: 401 });
    case 'code':
      return HttpResponse.json({ status: 'ERROR', messages: [code ?? 'TECHNICAL_ERROR'] });
    case 'nocode':
      return HttpResponse.json({ status: 'ERROR' });
    default:
      return undefined;
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const damaged = (
  { kind, fields, gap = 'missing', field, at }: Fault,
  call: string,
  reply: Record<string, unknown>,
): unknown => {
  const { status, ...rest } = reply;
  switch (kind) {
    case 'nostatus':
      return rest;
    case 'nolist':
      return { ...reply, list: 'none' };
    case 'fields':
      return { status, ...rest, ...fields };
    case 'gaps': {
      if (at !== undefined)
        return Object.entries(at).reduce<unknown>((rest, [path, one]) => withGapAt(rest, path, one), reply);
      return field === undefined ? withGaps(call, reply, gap) : withGapAt(reply, field, gap);
    }
    default:
      return reply;
  }
};

/** The right answer of a call, damaged as the fault says. */
export const spoil = async (fault: Fault, call: string, answer: Response): Promise<Response> => {
  if (fault.kind === 'lost') return HttpResponse.error();
  if (answer.headers.get('content-type')?.includes('json') !== true) return answer;
  const reply: unknown = await answer.json();
  return new HttpResponse(JSON.stringify(isRecord(reply) ? damaged(fault, call, reply) : reply), {
    status: answer.status,
    headers: { 'content-type': 'application/json' },
  });
};
