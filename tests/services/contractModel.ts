/** Reads mocks/contract.ts with the compiler, as a model that tests are generated from. */
import { join } from 'node:path';
import ts from 'typescript';

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
