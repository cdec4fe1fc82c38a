/** Makes a rule out of AST selectors, so that each ban has a name and files of its own in .eslintrc.cjs. */
const ban = (description, selectors) => ({
  meta: { type: 'problem', docs: { description }, schema: [] },
  create(context) {
    return { [selectors.join(', ')]: (node) => context.report({ node, message: description }) };
  },
});

const windowLike = '/^(window|globalThis|self|document)$/';
const isLocation = (node) => `:matches([${node}.name='location'], [${node}.property.name='location'][${node}.object.name=${windowLike}])`;
const globalName = (names) => [`MemberExpression[object.name=/^(${names})$/]`, `MemberExpression[object.name=${windowLike}][property.name=/^(${names})$/]`];

module.exports = {
  'leave-in-one-place': ban('addresses are followed by src/http/navigation.ts alone (SEC-3)', [
    `CallExpression[callee.property.name=/^(assign|replace)$/]${isLocation('callee.object')}`,
    `AssignmentExpression[left.property.name='href']${isLocation('left.object')}`,
    `AssignmentExpression${isLocation('left')}`,
    `CallExpression[callee.property.name='open'][callee.object.name=${windowLike}]`,
  ]),
  'no-markup': ban('text is shown as text, never as markup or code (SEC-5, ERR-6)', [
    `JSXAttribute[name.name='dangerouslySetInnerHTML']`,
    `Property[key.name='dangerouslySetInnerHTML']`,
    `AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]`,
    `JSXAttribute[name.name='srcDoc']`,
    `CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment)$/]`,
    `CallExpression[callee.object.name='document'][callee.property.name=/^(write|writeln)$/]`,
    `JSXAttribute[name.name='href'] Literal[value=/^javascript:/i]`,
  ]),
  'storage-in-session': ban('storage is read and written in src/session alone (SES-1, SEC-8)', [
    ...globalName('sessionStorage|localStorage|indexedDB'),
    `Identifier[name=/^(sessionStorage|localStorage|indexedDB)$/]:not(MemberExpression > Identifier)`,
    `AssignmentExpression[left.object.name='document'][left.property.name='cookie']`,
  ]),
  'one-clock': ban('now and today come from src/domain/clock.ts (BIZ-2)', [
    `NewExpression[callee.name='Date'][arguments.length=0]`,
    `CallExpression[callee.name='Date']`,
    `CallExpression[callee.object.name='Date'][callee.property.name='now']`,
  ]),
  'no-local-iso-day': ban('a local day is never cut out of toISOString: use src/domain/dates.ts (I18N-4)', [
    `CallExpression[callee.property.name=/^(slice|split|substring|substr)$/][callee.object.callee.property.name='toISOString']`,
  ]),
  'no-double-cast': ban('no `as` to silence the compiler: narrow the value instead', [
    `TSAsExpression > TSAsExpression.expression`,
    `TSAsExpression > TSNeverKeyword.typeAnnotation`,
  ]),
};
