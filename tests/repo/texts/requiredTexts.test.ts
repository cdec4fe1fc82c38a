// @vitest-environment node
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { filesOf, hole, nodesOf, parse, read } from '../tree';

const isElement = (node: ts.Node): node is ts.JsxOpeningElement | ts.JsxSelfClosingElement =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
const asking =
  /\brequired\b|\brequiredStreet\b|\brequireChoice\b|\brequiredAs\(|'validate_(?:required|require|agreement)'/;

interface Asked {
  file: string;
  /** The field's path; a part that is computed is a hole. */
  name: string;
}

/** The fields that can't stay empty. Fields of the components themselves take their name from the page. */
const asked: Asked[] = filesOf('src', /\.tsx$/).flatMap((file) =>
  nodesOf(parse(file), isElement).flatMap((element): Asked[] => {
    const attributes = new Map(
      element.attributes.properties.filter(ts.isJsxAttribute).map((attribute) => [attribute.name.getText(), attribute]),
    );
    const name = attributes.get('name');
    const rules = ['rules', 'required'].map((key) => attributes.get(key)?.getText() ?? '').join();
    if (name === undefined || !(asking.test(rules) || ['CityField', 'EmailField'].includes(element.tagName.getText())))
      return [];
    const other = /requiredAs\('(\w+)'\)/.exec(rules)?.[1];
    const inside = name
      .getText()
      .replace(/^name=\{?/, '')
      .replace(/\}$/, '');
    return [
      {
        file,
        name:
          other ??
          inside
            .replace(/^path\(|\)$/g, '')
            .replace(/['"`]/g, '')
            .replace(/\$\{\w+\}/g, hole),
      },
    ];
  }),
);

const flatten = (node: unknown, path: string): string[] =>
  typeof node === 'object' && node !== null
    ? Object.entries(node).flatMap(([key, child]) => flatten(child, path === '' ? key : `${path}.${key}`))
    : [path];

const keysOf = (language: string): string[] => {
  const { required } = JSON.parse(read(`src/i18n/locales/${language}/common.json`)) as { required: unknown };
  return flatten(required, '');
};

/** A field's text stands under its path, else under the path's last part. */
const fits = (name: string, key: string): boolean => {
  if (name.includes(hole)) return new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(hole, '\\w+')}$`).test(key);
  return key === name || key === name.replace(/^.*\./, '');
};

describe.each(['hu', 'en'])('a field that can’t stay empty is named by its message (ERR-7), %s', (language) => {
  it.each(asked)('$name in $file', ({ name }) => {
    expect(keysOf(language).some((key) => fits(name, key))).toBe(true);
  });

  it('and no text is left that no field asks for', () => {
    const left = keysOf(language).filter((key) => !asked.some(({ name }) => fits(name, key)));
    expect(left).toEqual([]);
  });
});

it('finds the fields of every form', () => {
  expect(asked.length).toBeGreaterThan(55);
  expect(asked.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'loginName',
      'agreement',
      'streetType',
      'bank.owner',
      `consents.${hole}`,
      'taxNumber',
      'cards',
    ]),
  );
});
