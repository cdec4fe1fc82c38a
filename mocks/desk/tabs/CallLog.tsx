import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { budapestMoment } from '../../../src/domain/time/clock';
import type { LogEntry } from '../../world';
import { useTexts, useWorld } from '../DeskContext';
import { Quiet } from '../Item';

/** Nobody reads further: the list can be filtered. */
const atMost = 50;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** 'OK', 'DONE' or the codes of a refusal; an HTTP status that isn't 200 comes first. */
const outcomeOf = ({ answer, httpStatus }: LogEntry): string => {
  const { status = '', messages = [] } = isRecord(answer) ? answer : {};
  const said = status === 'ERROR' && Array.isArray(messages) ? messages.join(', ') : String(status);
  return httpStatus === 200 ? said : `${httpStatus} ${said}`;
};

const isGood = ({ answer, httpStatus }: LogEntry): boolean =>
  httpStatus === 200 && (!isRecord(answer) || answer.status !== 'ERROR');

const Call = ({ entry }: { entry: LogEntry }) => {
  const t = useTexts().texts.calls;
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
        {/* A text box, so that the keyboard can scroll and copy it. */}
        <TextField
          multiline
          maxRows={20}
          label={t.content}
          value={JSON.stringify({ body, answer, reference, note }, null, 2)}
          slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace', fontSize: 12 } } }}
        />
      </AccordionDetails>
    </Accordion>
  );
};

/** The portal's calls and their answers, the newest first. */
export const CallLog = () => {
  const { log } = useWorld();
  const t = useTexts().texts.calls;
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const found = log
    .map((entry, index) => ({ entry, key: `${index} ${entry.at}` }))
    .filter(({ entry }) =>
      `${entry.service}${entry.path} ${outcomeOf(entry)} ${entry.reference ?? ''}`.toLowerCase().includes(wanted),
    )
    .reverse();
  return (
    <>
      <TextField type="search" label={t.filter} value={filter} onChange={({ target }) => setFilter(target.value)} />
      {found.length === 0 && <Quiet>{t.empty}</Quiet>}
      <Stack component="ul" spacing={0.5}>
        {found.slice(0, atMost).map(({ entry, key }) => (
          <Call key={key} entry={entry} />
        ))}
      </Stack>
    </>
  );
};
