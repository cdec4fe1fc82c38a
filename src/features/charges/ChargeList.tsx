import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

import { Actions } from '../../components/layout/Actions';
import type { Charge } from '../../domain/money/comingCharges';
import { formatForint } from '../../domain/money/money';
import { calendarFile } from '../../domain/text/calendarFile';
import { now } from '../../domain/time/clock';
import { addDays } from '../../domain/time/dates';
import { formatDayInWords } from '../../domain/time/dateTexts';
import { useLanguage } from '../../i18n/useLanguage';
import { payersOf } from '../../session/paymentRecord';
import { useSession } from '../../session/SessionContext';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { FileButton } from '../downloading/FileButton';
import { useDownload } from '../downloading/useDownload';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 16,
  // A line each on a phone, so that all rows look alike.
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  paddingBlock: 8,
  fontVariantNumeric: 'tabular-nums',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));
const Dash = styled('span')(visuallyHidden);
const Sum = styled('span')({ fontWeight: 600, textAlign: 'right' });

/** A charge in words: day, amount and method. */
const useChargeText = () => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  return ({ date, day, amount, way }: Charge) => {
    const when = t(`charges.day.${day}`, { date: formatDayInWords(date, language, day === 'by' ? 'until' : 'day') });
    const sum = formatForint(amount, language);
    const what = way === undefined ? sum : t(`charges.way.${way}`, { amount: sum });
    return { when, what };
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
          date: charge.day === 'after' ? addDays(charge.date, 1) : charge.date,
          summary: t('charges.event', { what: text(charge).what }),
          description: charge.day === 'on' || charge.day === 'now' ? undefined : t(`charges.note.${charge.day}`),
        })),
      now(),
    );
  const save = () =>
    download(() =>
      Promise.resolve({ blob: new Blob([write()], { type: 'text/calendar;charset=utf-8' }), fileName: undefined }),
    );
  return { save, file };
};

/** Charges by day, and a button that saves them to a calendar. */
export const ChargeList = ({ charges }: { charges: readonly Charge[] }) => {
  const { t } = useTranslation('portal');
  const language = useLanguage();
  const text = useChargeText();
  const { save, file } = useCalendar(charges);
  const has = (...days: Charge['day'][]): boolean => charges.some(({ day }) => days.includes(day));
  const total = charges.reduce((sum, { amount }) => sum + amount, 0);
  const notes = (['after', 'expected', 'by'] as const).filter((day) => has(day));
  return (
    <>
      <ul>
        {charges.map((charge, index) => {
          const { when, what } = text(charge);
          return (
            <Row key={`${charge.date}-${index}`}>
              <span>{when}</span>
              {/* Joins the two for a screen reader. */}
              <Dash> – </Dash>
              <Sum>{what}</Sum>
            </Row>
          );
        })}
      </ul>
      {charges.length > 1 && (
        <Box component="p" sx={{ fontWeight: 600, textAlign: 'right' }}>
          {t('charges.total', { amount: formatForint(total, language) })}
        </Box>
      )}
      {notes.map((note) => (
        <Typography key={note} variant="body2" color="textSecondary">
          {t(`charges.note.${note}`)}
        </Typography>
      ))}
      {has('after', 'on', 'expected', 'by') && (
        <Actions>
          <FileButton variant="secondary" file={file} onFetch={() => void save()}>
            {t('charges.save')}
          </FileButton>
        </Actions>
      )}
    </>
  );
};
