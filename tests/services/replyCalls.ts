import type * as v from 'valibot';

import { replies } from '../../mocks/openapi/calls';
import { readContract, type Shape } from './contractModel';
import { placesOf, sampleOf, type Place } from './samples';

export interface ReplyCall {
  call: string;
  schema: v.GenericSchema;
  shape: Shape;
  /** A reply with every field. */
  sample: unknown;
  places: Place[];
  /** Polled: `status` is part of the value. */
  anyStatus: boolean;
}

const polled = ['payment /getInvState', 'contracting /get-8'];
const contract = readContract();
const tables: Record<string, Record<string, v.GenericSchema>> = replies;

/** Every call that answers in JSON. */
export const replyCalls: ReplyCall[] = Object.entries(tables).flatMap(([service, table]) =>
  Object.entries(table).map(([path, schema]) => {
    const shape = contract.get(service)?.get(path)?.reply;
    if (!shape) throw new Error(`contract.ts has no ${service} ${path}`);
    const call = `${service} ${path}`;
    return { call, schema, shape, sample: sampleOf(shape), places: placesOf(shape), anyStatus: polled.includes(call) };
  }),
);
