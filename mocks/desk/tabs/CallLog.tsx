import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useState } from 'react';

import { budapestMoment } from '../../../src/domain/time/clock';
import type { LogEntry } from '../../world';
import { clearCallLog } from '../callStorage';
import { useTexts, useWorld } from '../DeskContext';
import { Quiet } from '../Item';

/** Nobody reads further: the list can be filtered. */
const atMost = 50;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** 'OK', 'DONE' or the codes of a refusal. */
const outcomeOf = ({ answer, httpStatus }: LogEntry): string => {
  if (!isRecord(answer)) return String(httpStatus);
  const codes = Array.isArray(answer.messages) ? answer.messages.join(', ') : '';
  const given = typeof answer.status === 'string' ? answer.status : '';
  const status = codes !== '' && given !== 'OK' ? codes : given;
  return httpStatus === 200 ? status : `${httpStatus} ${status}`;
};

const isGood = ({ answer, httpStatus }: LogEntry): boolean =>
  httpStatus === 200 && (!isRecord(answer) || answer.status !== 'ERROR');

const pretty = (value: unknown): string => (value === undefined ? '–' : JSON.stringify(value, null, 2));

/** A text box, so that the keyboard can scroll and copy it. */
const Json = ({ label, value }: { label: string; value: unknown }) => (
  <TextField
    multiline
    maxRows={14}
    label={label}
    value={pretty(value)}
    slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', fontSize: 12 } } }}
  />
);

const Call = ({ entry }: { entry: LogEntry }) => {
  const { t } = useTexts('calls');
  const [isOpen, setOpen] = useState(false);
  const { at, service, path, body, answer, httpStatus, strict, note, reference } = entry;
  return (
    <>
      <TableRow>
        <TableCell>{budapestMoment(new Date(at)).time}</TableCell>
        <TableCell>
          <Link component="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ textAlign: 'left' }}>
            {service}
            {path}
          </Link>
        </TableCell>
        <TableCell>
          <Chip label={httpStatus === 0 ? t.dropped : outcomeOf(entry)} color={isGood(entry) ? 'success' : 'error'} />
          {strict && <Chip label={t.strict} color="error" />}
        </TableCell>
      </TableRow>
      {isOpen && (
        <TableRow>
          <TableCell colSpan={3}>
            <Stack spacing={1}>
              <Json label={t.payload} value={body} />
              <Json label={t.answer} value={answer} />
              {reference !== undefined && <Quiet>{`${t.reference}: ${reference}`}</Quiet>}
              {note !== undefined && <Quiet>{`${t.note}: ${note}`}</Quiet>}
            </Stack>
          </TableCell>
        </TableRow>
      )}
    </>
  );
};

/** The portal's calls and their answers. */
export const CallLog = () => {
  const world = useWorld();
  const { t } = useTexts('calls');
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const numbered = world.log.map((entry, index) => ({ entry, index }));
  const found = numbered
    .filter(({ entry }) =>
      `${entry.service}${entry.path} ${outcomeOf(entry)} ${entry.reference ?? ''}`.toLowerCase().includes(wanted),
    )
    .reverse();
  return (
    <>
      <p>{t.lead}</p>
      <TextField type="search" label={t.filter} value={filter} onChange={({ target }) => setFilter(target.value)} />
      {found.length === 0 && <Quiet>{t.empty}</Quiet>}
      <Table size="small" aria-label={t.lead}>
        <TableBody>
          {found.slice(0, atMost).map(({ entry, index }) => (
            <Call key={`${index} ${entry.at}`} entry={entry} />
          ))}
        </TableBody>
      </Table>
      {world.log.length > 0 && (
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => clearCallLog(world)}>
          {t.clear}
        </Button>
      )}
    </>
  );
};
