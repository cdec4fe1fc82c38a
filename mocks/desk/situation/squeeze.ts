/** Compresses text for an address, and back. gzip's checksum detects a damaged link. */
const run = async (
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> => {
  const squeezed = new Response(bytes).body?.pipeThrough(through);
  return new Uint8Array(await new Response(squeezed).arrayBuffer());
};

export const squeeze = async (text: string): Promise<string> => {
  const bytes = await run(new TextEncoder().encode(text), new CompressionStream('gzip'));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
};

/** Throws for anything that `squeeze` didn't make. */
export const unsqueeze = async (piece: string): Promise<string> => {
  const binary = atob(piece.replace(/-/g, '+').replace(/_/g, '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return new TextDecoder().decode(await run(bytes, new DecompressionStream('gzip')));
};
