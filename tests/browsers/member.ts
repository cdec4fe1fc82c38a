import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as v from 'valibot';

import type { Driver, Handle } from './driver';
import { waitFor } from './waitFor';

/** Testing Library finds by role and name in every engine alike. It sets `TestingLibraryDom` on the page's window. */
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

const loaded = '"TestingLibraryDom" in window';

/** In the page: brings the element to the middle of the window, where no bar covers it, and gives it once it has stopped moving. */
const settled = `(found) => {
  found?.scrollIntoView({ block: 'center' });
  const { x, y } = found?.getBoundingClientRect() ?? {};
  const before = window.lastFound;
  window.lastFound = { found, x, y };
  return found && before?.found === found && before.x === x && before.y === y ? found : null;
}`;

const byRole = (role: string, options: { name: string; description?: string }): string =>
  `queryAllByRole(document.body, ${JSON.stringify(role)}, ${JSON.stringify(options)})`;

/** A member at a browser: finds what they see by its role or label, and waits for it. */
export class Member {
  constructor(
    private readonly driver: Driver,
    private readonly origin: string,
  ) {}

  /** A page that is just being left can't be asked; the next one can. */
  private readonly find = (what: string, expression: string): Promise<Handle> =>
    waitFor(what, async () => {
      if ((await this.driver.value(loaded)) !== true) await this.driver.value(`(() => { ${library}; return true; })()`);
      return this.driver.element(`(${settled})(TestingLibraryDom.${expression}[0] ?? null)`);
    });

  /** Opens an address of the portal. */
  visit = (path: string): Promise<unknown> => this.driver.open(new URL(path, this.origin).href);

  /** Leaves for a page of the portal by Back, and returns by Forward. Where the driver has no history both are opened by their address. */
  awayAndBack = async (path: string, there: () => Promise<void>): Promise<void> => {
    const { history } = this.driver;
    const here = v.parse(v.string(), await this.driver.value('location.href'));
    await (history === undefined ? this.visit(path) : history.back());
    await there();
    await (history === undefined ? this.visit(here) : history.forward());
  };

  /** Waits for the page at this path of the portal, or at this origin. */
  isAt = async (where: string): Promise<void> => {
    const expected = new URL(where, this.origin).href;
    await waitFor(expected, async () =>
      (await this.driver.value(`location.href.startsWith(${JSON.stringify(expected)})`)) === true ? true : undefined,
    );
  };

  sees = async (role: string, name: string): Promise<void> => {
    await this.find(`${role} "${name}"`, byRole(role, { name }));
  };

  reads = async (text: string): Promise<void> => {
    await waitFor(`the text "${text}"`, async () =>
      (await this.driver.value(`document.body.innerText.includes(${JSON.stringify(text)})`)) === true
        ? true
        : undefined,
    );
  };

  /** Waits for a text that describes an element, like the reason of a disabled button. */
  hears = async (role: string, name: string, description: string): Promise<void> => {
    await this.find(`${role} "${name}" described as "${description}"`, byRole(role, { name, description }));
  };

  /** Not while it can't be pressed: the page's code may be on its way, or a call. */
  press = async (role: string, name: string): Promise<void> => {
    const enabled = `${byRole(role, { name })}.filter((one) => !one.matches(':disabled, [aria-disabled=true]'))`;
    await (await this.find(`${role} "${name}", enabled`, enabled)).click();
  };

  /** Types into a field, in place of what stands there. */
  type = async (label: string, text: string): Promise<void> => {
    const query = `queryAllByLabelText(document.body, ${JSON.stringify(label)}, { selector: 'input' })`;
    await (await this.find(`the field "${label}"`, query)).type(text);
  };
}
