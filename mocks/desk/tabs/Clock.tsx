import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useReducer, useState } from 'react';

import {
  basicOfferDeadline,
  extensionDeadline,
  keptCardStartYear,
  paymentNotice,
  sessionWarningMs,
  subAccountDeadline,
} from '../../../src/domain/constants';
import { budapestMoment } from '../../../src/domain/time/clock';
import { addMonths, formatDottedDate, yearOf, type IsoDate } from '../../../src/domain/time/dates';
import { useDesk, useSignedIn, useTexts, useWorld } from '../DeskContext';
import { Quiet, Row } from '../Item';

/** A local time in Budapest ('2026-03-10T10:00') as a moment. A time that the clocks skip in spring becomes an hour later. */
export const budapestInstant = (local: string): Date => {
  const asUtc = Date.parse(`${local}Z`);
  const hours = [1, 2].find((ahead) => {
    const { date, time } = budapestMoment(new Date(asUtc - ahead * 3_600_000));
    return `${date}T${time}` === local;
  });
  return new Date(asUtc - (hours ?? 1) * 3_600_000);
};

/** Days and times to show what comes, and at which a dated rule shows. */
export const notableTimes = (today: IsoDate) =>
  [
    ['month', addMonths(today, 1), '12:00'],
    ['november', `${yearOf(today)}-10-20`, '12:00'],
    ['december', `${yearOf(today)}-12-10`, '12:00'],
    ['yearEnd', `${yearOf(today)}-12-31`, '12:00'],
    ['nextYear', `${yearOf(today) + 1}-01-15`, '12:00'],
    ['receipt', `${keptCardStartYear}-03-05`, '12:00'],
    ['basicOffers', basicOfferDeadline, '12:00'],
    ['subAccounts', subAccountDeadline, '12:00'],
    ['serviceNotice', paymentNotice.date, '01:00'],
    ['extension', extensionDeadline, '12:00'],
  ] as const;

/** Sets the day and time of the portal and the services. */
export const Clock = () => {
  const world = useWorld();
  const { actions } = useDesk();
  const t = useTexts().texts.clock;
  const { token: held } = useSignedIn();
  const [, tick] = useReducer((count: number) => count + 1, 0);
  const [chosen, setChosen] = useState<string>();
  const hintId = useId();
  useEffect(() => {
    const timer = setInterval(tick, 10_000);
    return () => clearInterval(timer);
  }, []);

  const { date: today, time } = budapestMoment(world.clock());
  const local = chosen ?? `${today}T${time}`;
  const session = world.state.tokens.find(({ token }) => token === held);
  const move = (to?: Date): void => {
    setChosen(undefined);
    void world.exclusively(() => world.setClock(to));
  };
  return (
    <>
      <p>{t.lead}</p>
      <TextField
        type="datetime-local"
        label={t.moment}
        value={local}
        helperText={world.state.clockShift === 0 ? t.real : t.shifted}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Row>
        <Button disabled={local === ''} onClick={() => move(budapestInstant(local))}>
          {t.set}
        </Button>
        <Button
          variant="outlined"
          disabled={local === ''}
          aria-describedby={hintId}
          onClick={() => void actions.reset(budapestInstant(local))}
        >
          {t.setFresh}
        </Button>
        {world.state.clockShift !== 0 && (
          <Button variant="outlined" onClick={() => move()}>
            {t.back}
          </Button>
        )}
        {session !== undefined && (
          <Button variant="outlined" onClick={() => move(new Date(session.exp * 1000 - sessionWarningMs))}>
            {t.sessionEnd}
          </Button>
        )}
      </Row>
      <Quiet id={hintId}>{t.setFreshHint}</Quiet>
      <Typography variant="h3">{t.notable}</Typography>
      <List disablePadding>
        {notableTimes(today).map(([name, day, at]) => (
          <li key={name}>
            <ListItemButton onClick={() => move(budapestInstant(`${day}T${at}`))}>
              <ListItemText primary={`${formatDottedDate(day)} ${at}`} secondary={t.days[name]} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </>
  );
};
