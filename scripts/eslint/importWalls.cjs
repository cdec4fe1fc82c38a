const path = require('node:path');
const table = require('./importTable.json');

const root = path.resolve(__dirname, '../..');

/** 'src/routes/payment/Pay.tsx' → ['routes/payment/Pay', 'routes/payment', 'routes']; only src, mocks and docs have zones. */
const zonesOf = (file) => {
  const parts = path.relative(root, file).split(path.sep);
  if (parts[0] === 'src') parts.shift();
  else if (parts[0] !== 'mocks' && parts[0] !== 'docs') return [];
  parts.push(parts.pop().replace(/\.(d\.ts|tsx?|json|css)$/, ''));
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
};

const homeOf = (zones) => zones.find((zone) => zone in table);

/** Why `from` may not import `to` (absolute paths), or undefined where it may. The table is importTable.json. */
const objection = (from, to, dynamic) => {
  const fromZones = zonesOf(from);
  if (fromZones.length === 0) return undefined;
  const home = homeOf(fromZones);
  if (home === undefined) return `${path.relative(root, from)} stands in no folder of the import table`;
  const targets = zonesOf(to);
  if (targets.length === 0) return `${home} may import nothing from there`;
  if (targets.includes(home)) return undefined;
  const allowed = table[home];
  if (targets.some((zone) => allowed.includes(zone) || (dynamic && allowed.includes(`dynamic:${zone}`)))) return undefined;
  return `${home} may not import ${homeOf(targets) ?? targets[0]}; it may: ${allowed.join(', ') || 'nothing of ours'}`;
};

module.exports = {
  objection,
  rule: {
    meta: { type: 'problem', docs: { description: 'imports point one way' }, schema: [] },
    create(context) {
      const check = (source, dynamic) => {
        if (source?.type !== 'Literal' || typeof source.value !== 'string' || !source.value.startsWith('.')) return;
        const message = objection(context.filename, path.resolve(path.dirname(context.filename), source.value.split('?')[0]), dynamic);
        if (message !== undefined) context.report({ node: source, message });
        if (/\.(tsx?|jsx?)$/.test(source.value)) context.report({ node: source, message: 'imports are written without a file extension' });
      };
      return {
        ImportDeclaration: (node) => check(node.source, false),
        ExportNamedDeclaration: (node) => check(node.source, false),
        ExportAllDeclaration: (node) => check(node.source, false),
        ImportExpression: (node) => check(node.source, true),
        TSImportType: (node) => check(node.source ?? node.argument?.literal, false),
      };
    },
  },
};
