import { configure, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi, type Mock } from 'vitest';
import type * as leaveModule from '../../../src/http/leave';
import type { MailKind } from '../../../mocks/mailTexts';
import { lastMail } from '../../../mocks/model/mails';
import type { World } from '../../../mocks/world';

/** Pages come by lazy imports, and a loaded machine takes its time. */
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

/** jsdom can't load pages: what would be loaded is noted instead. */
export const leaveByNote = async (original: () => Promise<typeof leaveModule>, loaded: Mock<(path: string) => void>): Promise<typeof leaveModule> => ({
  ...(await original()),
  loadPage: loaded,
});

export const field = (name: string): HTMLElement => screen.getByLabelText(name, { selector: 'input' });

/** Fills fields by their labels, as somebody typing would; '' leaves one empty. */
export const fill = async (user: UserEvent, values: Record<string, string>): Promise<void> => {
  for (const [label, text] of Object.entries(values)) {
    await user.clear(field(label));
    if (text !== '') await user.type(field(label), text);
  }
};

export const press = (user: UserEvent, name: string): Promise<void> => user.click(screen.getByRole('button', { name }));

/** The path of the link in the newest mail of a kind to somebody. */
export const mailedPath = (world: World, to: string, kind: MailKind): string => {
  const href = lastMail(world, to, kind)?.links[0]?.href.hu;
  if (href === undefined) throw new Error(`no ${kind} mail for ${to}`);
  return new URL(href).pathname;
};
