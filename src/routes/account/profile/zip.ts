import { downloadZip } from 'client-zip';

/** Packs the files one after another, as they are: a PDF is compressed already. */
export const zip = (entries: readonly { name: string; input: Blob }[], lastModified: Date): Promise<Blob> => {
  const read = async function* () {
    for (const { name, input } of entries)
      yield { name, lastModified, input: new Uint8Array(await input.arrayBuffer()) };
  };
  return downloadZip(read()).blob();
};
