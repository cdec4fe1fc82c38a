import Box from '@mui/material/Box';
import { useState } from 'react';
import { budapestMoment } from '../../src/domain/clock';
import type { LogEntry } from '../world';
import { clearCallLog } from './callStorage';
import { useDeskTexts, useWorld } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { DeskField } from './parts/DeskField';
import { fill } from './texts';
import { styles } from './parts/partStyles';

const pageSize = 30;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** 'OK', 'DONE' or the codes of a refusal. */
const outcomeOf = ({ answer, httpStatus }: LogEntry): string => {
  if (!isRecord(answer)) return String(httpStatus);
  const codes = Array.isArray(answer.messages) ? answer.messages.join(', ') : '';
  const given = typeof answer.status === 'string' ? answer.status : '';
  const status = codes !== '' && given !== 'OK' ? codes : given;
  return httpStatus === 200 ? status : `${httpStatus} ${status}`;
};

const isGood = ({ answer, httpStatus }: LogEntry): boolean => httpStatus === 200 && (!isRecord(answer) || answer.status !== 'ERROR');

const pretty = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value, null, 2));

const rowsOf = (value: unknown): number => Math.min(14, pretty(value).split('\n').length);

const Call = ({ entry }: { entry: LogEntry }) => {
  const { texts: { calls: t } } = useDeskTexts();
  const [open, setOpen] = useState(false);
  const { at, service, path, body, answer, httpStatus, strict, note, reference } = entry;
  return (
    <Box component="li" sx={styles.item}>
      <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Box component="summary" sx={styles.summary}>
          <Box component="span" sx={styles.quiet}>{budapestMoment(new Date(at)).time}</Box>
          <Box component="span" sx={styles.name}>
            {service}
            {path}
          </Box>
          <Box component="span" sx={styles.chip} data-tone={isGood(entry) ? 'ok' : 'bad'}>{httpStatus === 0 ? t.dropped : outcomeOf(entry)}</Box>
          {strict && <Box component="span" sx={styles.chip} data-tone="bad">{t.strict}</Box>}
        </Box>
        {open && (
          <Box sx={styles.stack}>
            {/* Text boxes, so that the keyboard can scroll and copy them. */}
            <DeskField label={t.payload}>{(id) => <Box component="textarea" id={id} readOnly sx={styles.code} rows={rowsOf(body)} value={pretty(body)} />}</DeskField>
            <DeskField label={t.answer}>{(id) => <Box component="textarea" id={id} readOnly sx={styles.code} rows={rowsOf(answer)} value={pretty(answer)} />}</DeskField>
            {reference !== undefined && (
              <p>
                {t.reference}: {reference}
              </p>
            )}
            {note !== undefined && (
              <p>
                {t.note}: {note}
              </p>
            )}
          </Box>
        )}
      </details>
    </Box>
  );
};

/** The portal's calls and their answers. */
export const CallLog = () => {
  const world = useWorld();
  const { texts: { calls: t } } = useDeskTexts();
  const [filter, setFilter] = useState('');
  const [shown, setShown] = useState(pageSize);
  const wanted = filter.trim().toLowerCase();
  const numbered = world.log.map((entry, index) => ({ entry, index }));
  const found = numbered.filter(({ entry }) => `${entry.service}${entry.path} ${outcomeOf(entry)} ${entry.reference ?? ''}`.toLowerCase().includes(wanted)).reverse();
  return (
    <Box sx={styles.stack}>
      <p>{t.lead}</p>
      <DeskField label={t.filter}>
        {(id) => <input id={id} type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />}
      </DeskField>
      {found.length === 0 && <Box component="p" sx={styles.quiet}>{t.empty}</Box>}
      <Box component="ol" sx={styles.list} reversed>
        {found.slice(0, shown).map(({ entry, index }) => (
          <Call key={`${index} ${entry.at}`} entry={entry} />
        ))}
      </Box>
      <Box sx={styles.row}>
        {found.length > shown && <DeskButton onClick={() => setShown(shown + pageSize)}>{fill(t.more, { n: found.length - shown })}</DeskButton>}
        {world.log.length > 0 && <DeskButton onClick={() => clearCallLog(world)}>{t.clear}</DeskButton>}
      </Box>
    </Box>
  );
};
