// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { parseResponse } from '../../src/http/parseResponse';
import type { Shape } from './contractModel';
import { replyCalls, type ReplyCall } from './replyCalls';
import { changed, nameOf } from './samples';

/** A value in the listed type, and the same value in another one. */
type Variant = [plain: unknown, written: unknown];

const digits = fc.oneof(fc.constantFrom(0, 1, 7, 1111, 123_456, Number.MAX_SAFE_INTEGER), fc.nat());
const whole = fc.oneof(fc.constantFrom(-500, 0, 1, 9, Number.MIN_SAFE_INTEGER), fc.integer());

const variantOf = (shape: Shape): fc.Arbitrary<Variant> | undefined => {
  switch (shape.kind) {
    case 'text':
      return digits.map((number) => [String(number), number]);
    case 'number':
      return whole.map((number) => [number, String(number)]);
    case 'flag':
      return fc.boolean().map((flag) => [flag, String(flag)]);
    case 'choice': {
      const written = shape.values.flatMap((value): Variant[] => {
        if (typeof value === 'number') return [[value, String(value)]];
        return /^\d+$/.test(value) ? [[value, Number(value)]] : [];
      });
      return written.length === 0 ? undefined : fc.constantFrom(...written);
    }
    default:
      return undefined;
  }
};

const readAs = ({ schema, anyStatus }: ReplyCall, body: unknown, inData = false): unknown =>
  parseResponse({ status: 200, body }, schema, { bearer: true, anyStatus, inData });

const withFields = replyCalls.filter(({ places }) => places.length > 0);
const rewritable = withFields.flatMap((call) => {
  const fields = call.places.flatMap(({ path, field }) => {
    const variants = variantOf(field.shape);
    return variants === undefined ? [] : [{ path, variants }];
  });
  return fields.length === 0 ? [] : [{ name: call.call, call, fields }];
});

/** Their messages are part of the value. */
const readsMessages = ['payment /endTransaction', 'contracting /get-8'];

describe.each(rewritable)(
  'a lenient reply of $name reads like the plain one (ERR-9)',
  { tags: ['wide'] },
  ({ name, call, fields }) => {
    it.each(fields.map((field) => ({ at: nameOf(field.path), ...field })))('with $at in another type', (field) => {
      fc.assert(
        fc.property(field.variants, ([plain, written]) => {
          expect(readAs(call, changed(call.sample, field.path, written))).toEqual(
            readAs(call, changed(call.sample, field.path, plain)),
          );
        }),
        { numRuns: 10 },
      );
    });

    it('with every such field in another type, unknown fields and codes beside OK', () => {
      const all = fc.tuple(...fields.map(({ variants }) => variants));
      const junk = fc.constantFrom<unknown>(['HINT'], ['HAS_DEBT', null], 'HINT', 42, {}, null);
      const apply = (side: 0 | 1, variants: readonly Variant[]): unknown =>
        fields.reduce((reply, { path }, index) => changed(reply, path, variants[index]?.[side]), call.sample);
      fc.assert(
        fc.property(all, junk, fc.jsonValue(), (variants, messages, extra) => {
          const further = readsMessages.includes(name) ? { extra } : { extra, messages };
          expect(readAs(call, { ...(apply(1, variants) as object), ...further })).toEqual(
            readAs(call, apply(0, variants)),
          );
        }),
        { numRuns: 25 },
      );
    });
  },
);

it.each(withFields)(
  'a reply of $call reads the same with its fields in `data`, as a GET may have them (ERR-9)',
  (call) => {
    const { status, ...data } = call.sample as { status: unknown };
    expect(readAs(call, { status, data }, true)).toEqual(readAs(call, call.sample));
  },
);

describe('the lenient calls', () => {
  it('are more than thirty-five', () => {
    expect(rewritable.length).toBeGreaterThan(35);
  });

  it.each(['payment /getInvState', 'contracting /get-8'])('poll a numeric status of %s as text (ERR-9)', (name) => {
    const call = withFields.find(({ call: one }) => one === name);
    expect(call && readAs(call, { status: 3 })).toMatchObject({ status: '3' });
  });

  it.each<[unknown, string[]]>([
    [
      ['CARD_DECLINED', 51, null],
      ['CARD_DECLINED', '51'],
    ],
    ['CARD_DECLINED', ['CARD_DECLINED']],
    [51, ['51']],
  ])('keep the codes %j of a payment that failed (ERR-9)', (messages, codes) => {
    const call = withFields.find(({ call: one }) => one === 'payment /endTransaction');
    expect(call && readAs(call, { status: 'OK', messages })).toEqual({ auth: '', messages: codes });
  });
});
