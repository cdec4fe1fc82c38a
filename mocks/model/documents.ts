import type { World } from '../world';
import { nextNumber } from './ids';

export type DocumentKind = 'contract' | 'terms' | 'registration' | 'collection' | 'transfer' | 'mandate' | 'certificate' | 'information';

/** A document in the archive; its PDF is drawn when asked for. */
export interface StoredDocument {
  key: number;
  accountId: string;
  kr: string;
  year: number;
  kind: DocumentKind;
  title: string;
  /** Fetched with the kr: docKr of the list, and the general terms (DOC-2). */
  needsKr: boolean;
  rows: [string, string][];
}

const titles: Record<DocumentKind, string> = {
  contract: 'Tagsági szerződés',
  terms: 'Általános szerződési feltételek',
  registration: 'Bankkártya-regisztráció',
  collection: 'Csoportos beszedési megbízás',
  transfer: 'Fizetési tájékoztató',
  mandate: 'Rendszeres fizetési felhatalmazás',
  certificate: 'Kártyaigazolás',
  information: 'Tájékoztató',
};

type NewDocument = Pick<StoredDocument, 'accountId' | 'kr' | 'year' | 'kind'> & { rows?: [string, string][]; title?: string };

/** Puts a document into the archive and gives its key. */
export const addDocument = (world: World, { accountId, kr, year, kind, rows = [], title = titles[kind] }: NewDocument): string => {
  const key = 40_000 + nextNumber(world);
  const needsKr = kind === 'terms' || kind === 'certificate';
  world.state.documents.push({ key, accountId, kr, year, kind, title, needsKr, rows });
  return String(key);
};

/** docId is the name with the year as its last four characters. Source: specification, section 3. */
export const docIdOf = ({ title, year }: StoredDocument): string => `${title}${year}`;

/** Whether the kr was sent exactly where it belongs. */
export const krFits = (document: StoredDocument, kr: string | undefined): boolean => (document.needsKr ? kr === document.kr : kr === undefined);
