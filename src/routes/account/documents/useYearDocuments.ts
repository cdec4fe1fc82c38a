import { useQuery } from '@tanstack/react-query';

import { listDocuments } from '../../../services/documents';

/** The query of a year's documents. */
export const yearDocuments = (kr: string, year: number) => ({
  queryKey: ['documents', kr, year],
  queryFn: ({ signal }: { signal: AbortSignal }) => listDocuments({ kr, year }, signal),
});

/** A year's documents; years that the service no longer lists are not asked for. */
export const useYearDocuments = (kr: string, year: number, listed = true) =>
  useQuery({ ...yearDocuments(kr, year), enabled: listed });

export type YearDocumentsQuery = ReturnType<typeof useYearDocuments>;
