/** The address of one of the host's files; the demo may be in any folder. */
export const hostFile = (name: string): string => `${import.meta.env.BASE_URL}${name}`;

/**
 * Reads such a file. Throws if it is missing, not JSON, or late. The credentials mode is that of the preload of settings.json in
 * every page, or the file is fetched twice.
 */
export const readHostFile = async (name: string, timeoutMs: number): Promise<unknown> => {
  const response = await fetch(hostFile(name), { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
};
