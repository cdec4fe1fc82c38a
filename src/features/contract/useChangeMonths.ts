import { addMonths, startOfMonth, type IsoDate } from '../../domain/time/dates';
import { formatMonth } from '../../domain/time/months';
import { useLanguage } from '../../i18n/useLanguage';

/** The last month of the present contract and the first one of the contract that replaces it on `validFrom`, in words. */
export const useChangeMonths = (): ((validFrom: IsoDate) => { last: string; first: string } | undefined) => {
  const language = useLanguage();
  return (validFrom) =>
    // Contracts change on the first day of a month; what happens with any other day isn't known.
    validFrom === startOfMonth(validFrom)
      ? { last: formatMonth(addMonths(validFrom, -1), language), first: formatMonth(validFrom, language) }
      : undefined;
};
