/** Reads mocks/contract.ts with the compiler, as a model that tests are generated from. */
import { join } from 'node:path';
import ts from 'typescript';
import type * as v from 'valibot';

import { calls } from '../../mocks/calls';

export type Shape =
  | { kind: 'text' | 'date' | 'number' | 'flag' | 'file' }
  | { kind: 'choice'; values: (string | number)[] }
  | { kind: 'list'; item: Shape }
  | { kind: 'object'; fields: Map<string, Field> };

export interface Field {
  shape: Shape;
  /** Marked `?`. */
  optional: boolean;
  /** `| null` is allowed. */
  nullable: boolean;
}

export interface Call {
  payload: Shape;
  reply: Shape;
}

const contractFile = join(import.meta.dirname, '../../mocks/contract.ts');

const interfaces: Record<string, string> = {
  AccountPublic: 'accountPublic',
  AccountProtected: 'account',
  Payment: 'payment',
  PaymentPublic: 'paymentPublic',
  ContractingPublic: 'contractingPublic',
  Contracting: 'contracting',
  Intranet: 'intranet',
  Documents: 'documents',
  Newsletter: 'newsletter',
};

const reader = () => {
  const program = ts.createProgram([contractFile], { strict: true, noEmit: true, types: [] });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(contractFile);
  if (!source) throw new Error(`${contractFile} is not there`);

  const shapeOf = (type: ts.Type, spelled: string): Shape => {
    const parts = (type.isUnion() ? type.types : [type]).filter(
      (part) => !(part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)),
    );
    const first = parts[0];
    if (!first) throw new Error(`nothing is left of ${spelled}`);
    if (parts.every((part) => part.isStringLiteral() || part.isNumberLiteral())) {
      return {
        kind: 'choice',
        values: parts.flatMap((part) => (part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : [])),
      };
    }
    if (first.flags & ts.TypeFlags.BooleanLike) return { kind: 'flag' };
    if (first.flags & ts.TypeFlags.NumberLike) return { kind: 'number' };
    if (first.flags & ts.TypeFlags.StringLike) return { kind: spelled.includes('IsoDate') ? 'date' : 'text' };
    const item = checker.isArrayType(first) ? checker.getIndexInfosOfType(first)[0]?.type : undefined;
    if (item) return { kind: 'list', item: shapeOf(item, spelled) };
    if (checker.typeToString(first) === 'Blob') return { kind: 'file' };
    return {
      kind: 'object',
      fields: new Map(first.getProperties().map((property) => [property.name, fieldOf(property)])),
    };
  };

  const fieldOf = (property: ts.Symbol): Field => {
    const spelled = property.declarations?.find(ts.isPropertySignature)?.type?.getText() ?? '';
    const type = checker.getTypeOfSymbol(property);
    return {
      shape: shapeOf(type, spelled.startsWith('{') ? '' : spelled),
      optional: Boolean(property.flags & ts.SymbolFlags.Optional),
      nullable: type.isUnion() && type.types.some((part) => Boolean(part.flags & ts.TypeFlags.Null)),
    };
  };

  return { checker, source, shapeOf };
};

/** Every call of the contract, by service and path. */
export const readContract = (): Map<string, Map<string, Call>> => {
  const { checker, source, shapeOf } = reader();
  const services = new Map<string, Map<string, Call>>();
  for (const statement of source.statements) {
    const service = ts.isInterfaceDeclaration(statement) ? interfaces[statement.name.text] : undefined;
    if (service === undefined || !ts.isInterfaceDeclaration(statement)) continue;
    const calls = checker.getTypeAtLocation(statement).getProperties();
    const part = (call: ts.Symbol, name: 'in' | 'out'): Shape => {
      const property = checker.getTypeOfSymbol(call).getProperty(name);
      if (!property) throw new Error(`${call.name} has no ${name}`);
      return shapeOf(checker.getTypeOfSymbol(property), '');
    };
    services.set(
      service,
      new Map(calls.map((call) => [call.name, { payload: part(call, 'in'), reply: part(call, 'out') }])),
    );
  }
  return services;
};

export type Path = readonly (string | number)[];
export interface Place {
  path: Path;
  field: Field;
}

/** Texts of a form that contract.ts can't express. */
const texts: Record<string, string> = {
  phoneNumber: '+36301234567',
  zip: '1111',
  account: '117730161111101800000000',
  status: 'OK',
};

/** A value with every field. */
export const sampleOf = (shape: Shape, name = ''): unknown => {
  switch (shape.kind) {
    case 'text':
      return texts[name] ?? `${name} őű`;
    case 'date':
      return '2026-02-28';
    case 'number':
      return 12_400;
    case 'flag':
      return true;
    case 'choice':
      return shape.values[0];
    case 'list':
      return [sampleOf(shape.item, name), sampleOf(shape.item, name)];
    case 'object':
      return Object.fromEntries(
        [...shape.fields]
          .filter(([field]) => field !== 'messages')
          .map(([field, { shape: inner }]) => [field, sampleOf(inner, field)]),
      );
    case 'file':
      throw new Error('a file has no JSON');
  }
};

/** Every field and list item below, except the envelope's `status` and `messages`, which parseResponse reads. */
export const placesOf = (shape: Shape, path: Path = []): Place[] => {
  if (shape.kind === 'list') {
    const item: Place = { path: [...path, 0], field: { shape: shape.item, optional: false, nullable: false } };
    return [item, ...placesOf(shape.item, item.path)];
  }
  if (shape.kind !== 'object') return [];
  return [...shape.fields]
    .filter(([name]) => path.length > 0 || (name !== 'status' && name !== 'messages'))
    .flatMap(([name, field]) => [{ path: [...path, name], field }, ...placesOf(field.shape, [...path, name])]);
};

const isRecord = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** The value with another one at that place, if there is such a place; `remove` deletes the field. */
export const changed = (value: unknown, path: Path, next: unknown): unknown => {
  const [head, ...rest] = path;
  if (head === undefined) return next;
  const copy = structuredClone(value);
  if (!isRecord(copy) || (rest.length > 0 && !(head in copy))) return value;
  if (rest.length === 0 && next === remove) Reflect.deleteProperty(copy, head);
  else copy[head] = changed(copy[head], rest, next);
  return copy;
};

export const remove = Symbol('remove');

/** Values of the wrong type for this shape, and not to be read leniently (ERR-9). */
export const wrongFor = (shape: Shape): unknown[] => {
  switch (shape.kind) {
    case 'text':
      return [2 ** 53, 1e300, true, {}, []];
    case 'date':
      return [20_260_228, '2026-02-30', '28.02.2026', '2026-02-28T99:00:00Z', 'tegnap', {}];
    case 'number':
      return ['12 400', '1e3', '0x1F', '90071992547409930001', '-', true, {}, 1e300];
    case 'flag':
      return ['igen', 'TRUE', '2', 2, {}];
    case 'choice':
      return ['?', -1, true, {}];
    case 'list':
      return [{}, 'x', 1, { 0: 'x', length: 1 }, [null]];
    case 'object':
      return ['x', 1, true, []];
    case 'file':
      return [];
  }
};

export const nameOf = (path: Path): string => path.join('.');

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

/** Every call that answers in JSON. */
export const replyCalls: ReplyCall[] = Object.entries(calls).flatMap(([service, table]) =>
  Object.entries(table).flatMap(([path, [, schema]]) => {
    if (schema === undefined) return [];
    const shape = contract.get(service)?.get(path)?.reply;
    if (!shape) throw new Error(`contract.ts has no ${service} ${path}`);
    const call = `${service} ${path}`;
    return { call, schema, shape, sample: sampleOf(shape), places: placesOf(shape), anyStatus: polled.includes(call) };
  }),
);

const signIn = ['token', 'user.email'];

/** The fields that the portal can't do without. */
export const neededFields: Record<string, string[]> = {
  'accountPublic /login': signIn,
  'accountPublic /loginAs': signIn,
  'accountPublic /validate-email': signIn,
  'payment /getAmounts': ['currentDebit', 'allDebit'],
  'payment /startTransaction': ['transaction', 'url'],
  'paymentPublic /getDownloadInvoice': ['docId'],
  'contractingPublic /confirm': signIn,
  'contractingPublic /intra-status': signIn,
  'intranet /packages': ['subscriptionUUID'],
};
