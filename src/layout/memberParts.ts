import { lazy, type ComponentType } from 'react';

/** A page is usable without it: a part that can't be loaded renders nothing. */
const optional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

const loadMenu = () => import('./header/Menu');
const loadMemberFacts = () => import('./header/MemberFacts');
const loadSupportBar = () => import('./session/SupportBar');

/** The parts of the frame that only members see. */
export const Menu = optional(async () => (await loadMenu()).Menu);
export const MemberFacts = optional(async () => (await loadMemberFacts()).MemberFacts);
export const SupportBar = optional(async () => (await loadSupportBar()).SupportBar);

/** Loads them together with the first member page. */
export const loadMemberParts = () => Promise.all([loadMenu(), loadMemberFacts(), loadSupportBar()]);
