import { optionalPart } from './optionalPart';

/** The parts of the frame that only members see. */
export const Menu = optionalPart(async () => (await import('./header/Menu')).Menu);
export const MemberFacts = optionalPart(async () => (await import('./header/MemberFacts')).MemberFacts);
export const SupportBar = optionalPart(async () => (await import('./session/SupportBar')).SupportBar);

/** Loads them ahead, so that they appear together with the first member page. */
export const loadMemberParts = async (): Promise<void> => {
  await Promise.all([Menu.preload(), MemberFacts.preload(), SupportBar.preload()]);
};
