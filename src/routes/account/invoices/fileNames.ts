/** Longer paths fail on some systems. */
const longest = 100;
/** Device names reserved by Windows. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** The name without invalid and invisible characters; `fallback` if nothing is left. */
export const safeFileName = (name: string, fallback: string): string => {
  const visible = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[<>:"/\\|?*]/g, '-');
  const [, stem = '', ending = ''] = /^(.*?)(\.[\w]{1,5})?$/.exec(visible.replace(/^[\s.]+|[\s.]+$/g, '')) ?? [];
  const short = Array.from(stem).slice(0, longest).join('').trimEnd();
  if (short === '') return fallback;
  return (reserved.test(short) ? `_${short}` : short) + ending;
};

export const uniqueFileNames = (names: readonly string[]): string[] => {
  const taken = new Set<string>();
  return names.map((name) => {
    const [, stem = name, ending = ''] = /^(.+?)(\.[\w]{1,5})?$/.exec(name) ?? [];
    let unique = name;
    for (let nth = 2; taken.has(unique.toLowerCase()); nth += 1) unique = `${stem} (${nth})${ending}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
};
