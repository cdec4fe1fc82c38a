import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { budapestMoment } from '../../../src/domain/time/clock';
import type { LogEntry, World } from '../../world';
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

/** A text box, so that the keyboard can scroll and copy it. */
const Json = ({ label, value }: { label: string; value: unknown }) => (
  <TextField
    multiline
    maxRows={14}
    label={label}
    value={value === undefined ? '–' : JSON.stringify(value, null, 2)}
    slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', fontSize: 12 } } }}
  />
);

const Call = ({ entry }: { entry: LogEntry }) => {
  const { t } = useTexts('calls');
  const { at, service, path, body, answer, httpStatus, strict, note, reference } = entry;
  return (
    <Accordion component="li" sx={{ '--accordion-padding': '8px' }} slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {budapestMoment(new Date(at)).time} {`${service}${path}`}{' '}
          <Chip
            component="span"
            label={httpStatus === 0 ? t.dropped : outcomeOf(entry)}
            color={isGood(entry) ? 'success' : 'error'}
          />{' '}
          {strict && <Chip component="span" label={t.strict} color="error" />}
        </Typography>
      </AccordionSummary>
      <AccordionDetails>
        <Stack spacing={1}>
          <Json label={t.payload} value={body} />
          <Json label={t.answer} value={answer} />
          {reference !== undefined && <Quiet>{`${t.reference}: ${reference}`}</Quiet>}
          {note !== undefined && <Quiet>{`${t.note}: ${note}`}</Quiet>}
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
};

const clear = (world: World): void => {
  world.log.length = 0;
  world.changed();
};

/** The portal's calls and their answers. */
export const CallLog = () => {
  const world = useWorld();
  const { t } = useTexts('calls');
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const found = world.log
    .map((entry, index) => ({ entry, key: `${index} ${entry.at}` }))
    .filter(({ entry }) =>
      `${entry.service}${entry.path} ${outcomeOf(entry)} ${entry.reference ?? ''}`.toLowerCase().includes(wanted),
    )
    .reverse();
  return (
    <>
      <p>{t.lead}</p>
      <TextField type="search" label={t.filter} value={filter} onChange={({ target }) => setFilter(target.value)} />
      {found.length === 0 && <Quiet>{t.empty}</Quiet>}
      <Stack component="ul" spacing={0.5}>
        {found.slice(0, atMost).map(({ entry, key }) => (
          <Call key={key} entry={entry} />
        ))}
      </Stack>
      {world.log.length > 0 && (
        <Button variant="outlined" sx={{ alignSelf: 'start' }} onClick={() => clear(world)}>
          {t.clear}
        </Button>
      )}
    </>
  );
};
