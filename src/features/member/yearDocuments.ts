import { listDocuments } from '../../services/documents';

/** The query of a year's documents. */
export const yearDocuments = (kr: string, year: number) => ({
  queryKey: ['documents', kr, year],
  queryFn: ({ signal }: { signal: AbortSignal }) => listDocuments({ kr, year }, signal),
});
