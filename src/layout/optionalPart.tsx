import { lazy, useState, type ComponentType } from 'react';

/**
 * A part of the frame with a chunk of its own. Once preloaded it renders at once, without the fallback around it. A
 * page is usable without it, so a chunk that can't be loaded renders nothing.
 */
export const optionalPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;
  const preload = async (): Promise<void> => {
    loaded = await load();
  };
  const Late = lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
  const Part = (props: Props) => {
    // Chosen on mount: another type would mount the part again.
    const [Chosen] = useState(() => loaded ?? Late);
    return <Chosen {...props} />;
  };
  return Object.assign(Part, { preload });
};
