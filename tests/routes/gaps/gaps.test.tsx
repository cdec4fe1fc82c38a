import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { signInAs } from '../../../mocks/control';
import { addFault } from '../../../mocks/faults';
import { gapKinds, type Gap } from '../../../mocks/gaps';
import { neededFields, replyCalls } from '../../services/contractModel';
import { noteDepartures, noteLoads } from '../../setup/navigation';
import { renderPortal, type OpenPortal } from '../../setup/renderPortal';
import { testWorld } from '../../setup/testWorld';
import { inSpring } from '../payment/support';
import { accountScenes } from './accountScenes';
import { contractingScenes } from './contractingScenes';
import { paymentScenes } from './paymentScenes';
import { input, type Scene } from './scene';

const left = noteDepartures();
const loaded = noteLoads();

const scenes: Record<string, Scene> = { ...accountScenes, ...paymentScenes, ...contractingScenes };

/** A file is no JSON; what its answer may be is tested with the downloads. */
const files = ['documents GET /document', 'documents GET /download'];

/** Where a page is left for the next try: the not-found page is the shortest. */
const between = '/nincs-ilyen-oldal';

type Gaps = Readonly<Record<string, Gap>>;

/** The paths of a reply's fields, those of list items without their number. */
const pathsOf = (call: string): { needed: string[]; leaves: string[]; all: string[] } => {
  const { places = [] } = replyCalls.find((one) => one.call === call) ?? {};
  const named = places.map(({ path, field }) => ({
    path: path.filter((part) => typeof part === 'string').join('.'),
    field,
  }));
  const needed = (neededFields[call] ?? []).filter((path) => !path.endsWith('.0'));
  const free = named.filter(({ path }) => !needed.some((one) => one === path || one.startsWith(`${path}.`)));
  return {
    needed,
    leaves: free.filter(({ field }) => field.shape.kind !== 'object').map(({ path }) => path),
    all: free.map(({ path }) => path).reverse(),
  };
};

/** Every field with a gap, each of another kind than its neighbours. */
const everyOne = (paths: readonly string[], first: number): Gaps =>
  Object.fromEntries(paths.map((path, index) => [path, gapKinds[(index + first) % gapKinds.length] ?? 'null']));

interface Try {
  at: Gaps;
  /** The reply is no answer then. */
  technical: boolean;
}

/**
 * A needed field, or the status, with one kind of gap; then all others at once, alone and with what holds them.
 * The page sees no difference between the kinds, nor between what is needed: tests/services/readers.test.ts shows for every field
 * and tests/http/parseResponse.test.ts for the status that they read as the same technical error.
 */
const triesOf = (call: string): Try[] => {
  const {
    needed: [needed = 'status'],
    leaves,
    all,
  } = pathsOf(call);
  return [
    { at: { [needed]: gapKinds[call.length % gapKinds.length] ?? 'null' }, technical: true },
    ...(leaves.length === 0 ? [] : [{ at: everyOne(leaves, 0), technical: false }]),
    ...(all.length === leaves.length ? [] : [{ at: everyOne(all, 1), technical: false }]),
  ];
};

/** The page stands, and shows nothing that a program would say. */
const expectAlive = async (): Promise<void> => {
  expect(
    (await screen.findAllByRole('heading', { level: 1, hidden: true })).map(({ textContent }) => textContent),
  ).not.toContain('Hiba történt');
  expect(document.body.textContent).not.toMatch(/\bNaN\b|\bundefined\b|\bnull\b|\[object|Invalid Date/);
};

/** Follows a portal's requests. Returns a function that waits until none is under way and the page has rendered what came. */
const followReplies = ({ server }: OpenPortal): (() => Promise<void>) => {
  const underWay = new Set<string>();
  server.events.on('request:start', ({ requestId }) => void underWay.add(requestId));
  server.events.on('response:mocked', ({ requestId }) => void underWay.delete(requestId));
  return async () => {
    await waitFor(() => expect(underWay.size).toBe(0));
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  };
};

/** What every change tries: a sign-in, a list, a payment. The others come with `npm run test:all`. */
const always = ['accountPublic /login', 'payment /listInvoices', 'payment /startTransaction'];

const expectSurvives = async (call: string, scene: Scene): Promise<void> => {
  const {
    world: newWorld = () => testWorld({ ...inSpring, origin: window.location.origin }),
    as,
    prepare,
    at,
    typed = {},
    told = /Technikai hiba|most nem tudjuk/,
    success,
    stays = false,
  } = scene;
  const world = newWorld();
  const path = call.slice(call.indexOf('/'));
  // The services did what was asked, whatever their reply says; the next try finds them as they were.
  const asItWas = structuredClone(world.state);
  const address = (): string => (typeof at === 'string' ? at : at(world));
  const portal = await renderPortal({ path: stays ? address() : between, world });
  const settle = followReplies(portal);
  for (const { at: gaps, technical } of triesOf(call)) {
    const title = JSON.stringify(gaps);
    const before = portal.sent(path).length;
    left.mockClear();
    loaded.mockClear();
    act(() => {
      // Leaves no cached reply of the last try.
      portal.store.end('loggedOut');
      if (as !== undefined) portal.store.signIn(signInAs(world, as));
      prepare?.(portal.store, world);
    });
    addFault(world, { call: call.replace(' GET ', '').replace(' ', ''), kind: 'gaps', at: gaps });
    const to = address();
    if (!stays) await act(() => portal.go(to));
    await expectAlive();
    if (scene.act !== undefined) {
      for (const [label, text] of Object.entries(typed)) {
        await screen.findAllByLabelText(label, { selector: 'input' });
        fireEvent.change(input(label), { target: { value: text } });
      }
      await scene.act();
    }
    await waitFor(() => expect(portal.sent(path).length, title).toBeGreaterThan(before));
    await settle();
    await expectAlive();
    if (technical) {
      if (told !== null) expect((await screen.findAllByText(told)).length, title).toBeGreaterThan(0);
      if (success !== undefined) expect(screen.queryByText(success), title).not.toBeInTheDocument();
      expect([left.mock.calls, loaded.mock.calls], title).toEqual([[], []]);
      for (const [label, text] of Object.entries(typed)) expect(input(label), title).toHaveValue(text);
    }
    Object.assign(world.state, structuredClone(asItWas));
    if (stays && !technical) break;
    if (!stays) await act(() => portal.go(between));
  }
};

describe('replies with gaps, on the page that uses them (ERR-8)', () => {
  beforeEach(() => {
    // jsdom has no addresses for blobs.
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
  });

  it('are tried for every call', () => {
    expect(Object.keys(scenes).sort()).toEqual(
      replyCalls
        .map(({ call }) => call)
        .filter((call) => !files.includes(call))
        .sort(),
    );
  });

  it.each(Object.entries(scenes).filter(([call]) => always.includes(call)))(
    '%s: the page lives, nothing reads as success, and nothing typed is lost (ERR-8, FLT-2)',
    expectSurvives,
  );

  it.each(Object.entries(scenes).filter(([call]) => !always.includes(call)))(
    '%s: the page lives, nothing reads as success, and nothing typed is lost (ERR-8, FLT-2)',
    { tags: ['wide'] },
    expectSurvives,
  );
});
