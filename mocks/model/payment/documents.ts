import type { DocumentKind, StoredDocument } from '../../records';
import type { World } from '../../world';
import { nextNumber } from '../ids';

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
  world: World,
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
