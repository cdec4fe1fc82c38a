import { useQuery } from '@tanstack/react-query';

import { documents } from '../../../services/queries';

/** A year's documents; years that the service no longer lists are not asked for. */
export const useYearDocuments = (kr: string, year: number, listed = true) =>
  useQuery({ ...documents(kr, year), enabled: listed });

export type YearDocumentsQuery = ReturnType<typeof useYearDocuments>;
