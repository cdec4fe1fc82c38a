import { nextNumber, type IdsSlice } from '../ids';

export type DocumentKind =
  'contract' | 'terms' | 'registration' | 'collection' | 'transfer' | 'mandate' | 'certificate' | 'information';

/** A document in the archive; its PDF is drawn on request. */
export interface StoredDocument {
  key: number;
  accountId: string;
  kr: string;
  year: number;
  kind: DocumentKind;
  title: string;
  /** Must be fetched with the kr: items marked docKr, and the general terms. */
  needsKr: boolean;
  rows: [string, string][];
}

/** The slice of the world that holds the archive. */
export type DocumentsSlice = IdsSlice & { state: { documents: StoredDocument[] } };

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

type NewDocument = Pick<StoredDocument, 'accountId' | 'kr' | 'year' | 'kind'> & {
  rows?: [string, string][];
  title?: string;
};

/** Archives a document; returns its key. */
export const addDocument = (
  world: DocumentsSlice,
  { accountId, kr, year, kind, rows = [], title = titles[kind] }: NewDocument,
): string => {
  const key = 40_000 + nextNumber(world);
  const needsKr = kind === 'terms' || kind === 'certificate';
  world.state.documents.push({ key, accountId, kr, year, kind, title, needsKr, rows });
  return String(key);
};

/** The name with the year as its last four characters. Source: specification, section 3. */
export const docIdOf = ({ title, year }: StoredDocument): string => `${title}${year}`;

/** Whether the kr was sent if, and only if, the document needs it. */
export const krFits = (document: StoredDocument, kr: string | undefined): boolean =>
  document.needsKr ? kr === document.kr : kr === undefined;
