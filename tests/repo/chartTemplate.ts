import { createHash } from 'node:crypto';
import { load } from 'js-yaml';
import * as v from 'valibot';

const record = v.record(v.string(), v.unknown());

const valueAt = (scope: unknown, path: string): unknown =>
  path
    .split('.')
    .filter(Boolean)
    .reduce((value, name) => {
      const found = v.parse(record, value)[name];
      if (found === undefined) throw new Error(`the chart has no value ${path}`);
      return found;
    }, scope);

const filters: Record<string, (value: unknown) => string> = {
  quote: (value) => JSON.stringify(String(value)),
  toJson: (value) => JSON.stringify(value),
  sha256sum: (value) => createHash('sha256').update(String(value)).digest('hex'),
};

const filled = (text: string, scope: unknown): string =>
  text.replaceAll(/\{\{ (\$?[\w.$]+)((?: \| \w+)*) \}\}/g, (_, path: string, pipe: string) => {
    const value = valueAt(scope, path);
    const text = pipe
      .split(' | ')
      .filter(Boolean)
      .reduce((given, name) => filters[name]!(given), value);
    return String(text);
  });

/** Renders the part of Helm's templates that deploy/chart uses: values, `toJson`, `quote`, `sha256sum`, and `range` over a map. */
export const renderChart = (template: string, scope: object): unknown => {
  const withLoops = template.replaceAll(
    / *\{\{- range \$name, \$value := (\.[\w.]+) \}\}\n([\s\S]*?)\s*\{\{- end \}\}/g,
    (_, path: string, body: string) =>
      Object.entries(v.parse(record, valueAt(scope, path)))
        .map(([name, value]) => filled(body, { ...scope, $name: name, $value: value }))
        .join('\n'),
  );
  const text = filled(withLoops, scope);
  if (text.includes('{{'))
    throw new Error(`the chart uses what this doesn't render: ${/\{\{.*/.exec(text)?.[0] ?? ''}`);
  return load(text);
};
