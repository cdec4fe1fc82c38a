/** The address of one of the host's files; the demo may be in any folder. */
export const hostFile = (name: string): string => new URL(`${import.meta.env.BASE_URL}${name}`, document.baseURI).href;

/** Reads such a file. Throws if it is missing, not JSON, or late. */
export const readHostFile = async (name: string, timeoutMs: number): Promise<unknown> => {
  const response = await fetch(hostFile(name), { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
};
