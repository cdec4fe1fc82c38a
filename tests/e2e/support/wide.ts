/** The options of a test that runs with every change only where the condition holds, and with `npm run test:all` in any case. */
export const wideUnless = (condition: boolean): { tag: string[] } => ({ tag: condition ? [] : ['@wide'] });
