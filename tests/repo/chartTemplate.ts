import { load } from 'js-yaml';
import * as v from 'valibot';

const record = v.record(v.string(), v.unknown());

const valueAt = (scope: object, path: string): unknown =>
  path === '.'
    ? v.parse(record, scope)['.']
    : path
        .split('.')
        .filter(Boolean)
        .reduce<unknown>((value, name) => {
          const found = v.parse(record, value)[name];
          if (found === undefined) throw new Error(`the chart has no value ${path}`);
          return found;
        }, scope);

const filters: Record<string, (value: unknown) => string> = {
  quote: (value) => JSON.stringify(String(value)),
  toJson: (value) => JSON.stringify(value),
};

const fillLine = (line: string, scope: object): string =>
  line.replaceAll(/\{\{ (\$\w+|[\w.]+)((?: \| \w+)*) \}\}/g, (_, path: string, pipe: string) =>
    String(
      pipe
        .split(' | ')
        .filter(Boolean)
        .reduce((value, name) => filters[name]?.(value), valueAt(scope, path)),
    ),
  );

/** Index of the `end` of the block that starts in the line before. */
const endOf = (lines: readonly string[], from: number): number => {
  let depth = 1;
  for (let at = from; at < lines.length; at += 1) {
    if (/\{\{- (?:if|range) /.test(lines[at] ?? '')) depth += 1;
    if (lines[at]?.includes('{{- end }}')) depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error('a block of the chart has no end');
};

const fillLines = (lines: readonly string[], scope: object): string[] => {
  const at = lines.findIndex((line) => line.includes('{{- '));
  if (at < 0) return lines.map((line) => fillLine(line, scope));
  const end = endOf(lines, at + 1);
  const body = lines.slice(at + 1, end);
  const [, kind, variables, path = ''] =
    /\{\{- (if|range) (\$name, \$value := )?(\.[\w.]+) \}\}/.exec(lines[at] ?? '') ?? [];
  if (kind === undefined) throw new Error(`the chart uses what this doesn't render: ${lines[at] ?? ''}`);
  const value = valueAt(scope, path);
  const scopes =
    kind === 'if'
      ? value
        ? [scope]
        : []
      : Object.entries(value ?? {}).map(([name, item]: [string, unknown]) =>
          variables === undefined ? { ...scope, '.': item } : { ...scope, $name: name, $value: item },
        );
  return [
    ...lines.slice(0, at).map((line) => fillLine(line, scope)),
    ...scopes.flatMap((inner) => fillLines(body, inner)),
    ...fillLines(lines.slice(end + 1), scope),
  ];
};

/** Renders the part of Helm's templates that deploy/chart uses: values, `toJson`, `quote`, `if`, and `range` over maps and lists. */
export const renderChart = (template: string, scope: object): unknown => {
  const text = fillLines(template.split('\n'), scope).join('\n');
  if (text.includes('{{'))
    throw new Error(`the chart uses what this doesn't render: ${/\{\{.*/.exec(text)?.[0] ?? ''}`);
  return load(text);
};
