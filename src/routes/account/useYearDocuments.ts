import { useQuery } from '@tanstack/react-query';
import { listDocuments } from '../../services/documents';

/** A year's documents; years that the service no longer lists are not asked for (DOC-1). */
export const useYearDocuments = (kr: string, year: number, listed = true) =>
  useQuery({ queryKey: ['documents', kr, year], queryFn: ({ signal }) => listDocuments({ kr, year }, signal), enabled: listed });

export type YearDocumentsQuery = ReturnType<typeof useYearDocuments>;
