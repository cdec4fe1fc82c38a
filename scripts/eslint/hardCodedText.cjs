const attributes = new Set(['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'placeholder', 'title', 'alt', 'label', 'helperText']);
const letters = /\p{L}/u;

const textOf = (node) => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked).join('');
  return '';
};

/** Every text that a literal, `a ? 'b' : 'c'` or `a && 'b'` can put on the page. */
const textsOf = (node) => {
  if (node?.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node?.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)];
  return [{ node, text: textOf(node) }];
};

/** Texts live in src/i18n/locales (I18N-3): JSX holds none. */
module.exports = {
  meta: { type: 'problem', docs: { description: 'no text in JSX' }, schema: [] },
  create(context) {
    const check = (found) => {
      for (const { node, text } of found) {
        if (letters.test(text)) context.report({ node, message: `"${text.trim()}" belongs in src/i18n/locales (I18N-3)` });
      }
    };
    return {
      JSXText: (node) => check([{ node, text: node.value }]),
      'JSXElement > JSXExpressionContainer, JSXFragment > JSXExpressionContainer': (node) => check(textsOf(node.expression)),
      JSXAttribute(node) {
        if (!attributes.has(node.name.name) || node.value === null) return;
        check(textsOf(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value));
      },
    };
  },
};
