import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { Actions } from '../../components/layout/Actions';
import type { Charge } from '../../domain/money/comingCharges';
import { formatForint } from '../../domain/money/money';
import { calendarFile } from '../../domain/text/calendarFile';
import { now } from '../../domain/time/clock';
import { formatDayInWords } from '../../domain/time/dateTexts';
import { useLanguage } from '../../i18n/useLanguage';
import { payersOf } from '../../session/paymentRecord';
import { useSession } from '../../session/SessionContext';
import { FileButton } from '../downloading/FileButton';
import { useDownload } from '../downloading/useDownload';

const List = styled('ul')({ margin: 0, paddingLeft: 20, '& > li': { fontVariantNumeric: 'tabular-nums' } });

/** A charge in words: day, amount and way. */
const useChargeText = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return ({ date, day, amount, way }: Charge) => {
    const when = t(`charges.day.${day}`, { date: formatDayInWords(date, language, day === 'by' ? 'until' : 'day') });
    const sum = formatForint(amount, language);
    const what = way === undefined ? sum : t(`charges.way.${way}`, { amount: sum });
    return { what, line: t('charges.line', { when, what }) };
  };
};

/** Events have the same names in every file, so that saving them again replaces them. */
const useCalendar = (charges: readonly Charge[]) => {
  const { t } = useTranslation('portal');
  const text = useChargeText();
  const [payer] = payersOf(useSession());
  const { download, file } = useDownload(t('charges.file'));
  const write = (): string =>
    calendarFile(
      charges
        .filter(({ day }) => day !== 'now')
        .map((charge, index, all) => ({
          uid: `charge-${payer}-${charge.date}-${all.slice(0, index).filter(({ date }) => date === charge.date).length}@cportal`,
          date: charge.date,
          summary: t('charges.event', { what: text(charge).what }),
          description: charge.day === 'on' ? undefined : t(`charges.note.${charge.day === 'by' ? 'by' : 'expected'}`),
        })),
      now(),
    );
  const save = () =>
    download(() =>
      Promise.resolve({ blob: new Blob([write()], { type: 'text/calendar;charset=utf-8' }), fileName: undefined }),
    );
  return { save, file };
};

/** Charges by day, and one press that saves them to a calendar. */
export const ChargeList = ({ charges }: { charges: readonly Charge[] }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const text = useChargeText();
  const { save, file } = useCalendar(charges);
  const has = (...days: Charge['day'][]): boolean => charges.some(({ day }) => days.includes(day));
  const total = charges.reduce((sum, { amount }) => sum + amount, 0);
  const notes = (['expected', 'by'] as const).filter((day) => has(day));
  return (
    <>
      <List>
        {charges.map((charge, index) => (
          <li key={`${charge.date}-${index}`}>{text(charge).line}</li>
        ))}
      </List>
      {charges.length > 1 && <p>{t('charges.total', { amount: formatForint(total, language) })}</p>}
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary">
          {t(`charges.note.${note}`)}
        </Typography>
      ))}
      {has('on', 'expected', 'by') && (
        <Actions>
          <FileButton variant="secondary" file={file} onFetch={() => void save()}>
            {t('charges.save')}
          </FileButton>
        </Actions>
      )}
    </>
  );
};
