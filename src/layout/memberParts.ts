import { optionalPart } from '../components/optionalPart';

const loadMenu = () => import('./header/Menu');
const loadMemberFacts = () => import('./header/MemberFacts');
const loadSupportBar = () => import('./session/SupportBar');

/** The parts of the frame that only members see. */
export const Menu = optionalPart(async () => (await loadMenu()).Menu);
export const MemberFacts = optionalPart(async () => (await loadMemberFacts()).MemberFacts);
export const SupportBar = optionalPart(async () => (await loadSupportBar()).SupportBar);

/** Loads them together with the first member page. */
export const loadMemberParts = () => Promise.all([loadMenu(), loadMemberFacts(), loadSupportBar()]);
