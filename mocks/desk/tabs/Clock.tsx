import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useReducer, useState } from 'react';

import { sessionWarningMs } from '../../../src/domain/constants';
import { budapestMoment } from '../../../src/domain/time/clock';
import { addDays, addMonths, formatDottedDate, isIsoDate, yearOf } from '../../../src/domain/time/dates';
import { useDesk, useSignedIn, useTexts, useWorld } from '../DeskContext';
import { Quiet, Row } from '../Item';
import { budapestInstant, ruleDays } from './clockDays';

/** The world's current day and time in Budapest, refreshed every ten seconds. */
const useMoment = () => {
  const world = useWorld();
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, []);
  return budapestMoment(world.clock());
};

/** When the signed-in member's token ends, in milliseconds since 1970. */
const useSessionEnd = (): number | undefined => {
  const world = useWorld();
  const { portal } = useDesk();
  useSignedIn();
  const { token } = portal.store.get();
  const issued = world.state.tokens.find((one) => one.token === token);
  return issued === undefined ? undefined : issued.exp * 1000;
};

/** Sets the day and time of the portal and the services. */
export const Clock = () => {
  const world = useWorld();
  const { actions } = useDesk();
  const sessionEnd = useSessionEnd();
  const { t } = useTexts('clock');
  const { date: today, time: now } = useMoment();
  const [chosen, setChosen] = useState<{ date: string; time: string }>();
  const hintId = useId();
  const { date, time } = chosen ?? { date: today, time: now };

  const move = (to?: Date): void => {
    setChosen(undefined);
    void actions.change(() => world.setClock(to));
  };
  const set = (day: string, at: string): void => {
    if (isIsoDate(day) && at !== '') move(budapestInstant(day, at));
  };
  const steps = [
    ...(sessionEnd === undefined
      ? []
      : [{ name: t.steps.sessionEnd, go: () => move(new Date(sessionEnd - sessionWarningMs)) }]),
    { name: t.steps.day, go: () => set(addDays(today, 1), now) },
    { name: t.steps.month, go: () => set(addMonths(today, 1), now) },
    { name: t.steps.year, go: () => set(`${yearOf(today) + 1}-01-15`, '12:00') },
  ];

  return (
    <>
      <p>{t.lead}</p>
      <Row>
        <span>{t.now}:</span>
        <strong>
          {formatDottedDate(today)} {now}
        </strong>
        <Chip label={world.state.clockShift === 0 ? t.real : t.shifted} />
      </Row>
      <Stack
        component="form"
        spacing={1.5}
        onSubmit={(event) => {
          event.preventDefault();
          set(date, time);
        }}
      >
        <Stack direction="row" spacing={1}>
          <TextField
            type="date"
            label={t.date}
            value={date}
            onChange={({ target }) => setChosen({ date: target.value, time })}
          />
          <TextField
            type="time"
            label={t.time}
            value={time}
            onChange={({ target }) => setChosen({ date, time: target.value })}
          />
        </Stack>
        <Row>
          <Button type="submit">{t.set}</Button>
          <Button
            variant="outlined"
            aria-describedby={hintId}
            onClick={() => void actions.reset(budapestInstant(date, time))}
          >
            {t.setFresh}
          </Button>
          {world.state.clockShift !== 0 && (
            <Button variant="outlined" onClick={() => move()}>
              {t.back}
            </Button>
          )}
        </Row>
        <Quiet id={hintId}>{t.setFreshHint}</Quiet>
      </Stack>
      <Typography variant="h3">{t.forward}</Typography>
      <Row>
        {steps.map(({ name, go }) => (
          <Button key={name} variant="outlined" onClick={go}>
            {name}
          </Button>
        ))}
      </Row>
      <Typography variant="h3">{t.rules}</Typography>
      <List disablePadding>
        {ruleDays(yearOf(today)).map(({ rule, date: day, time: at }) => (
          <li key={rule}>
            <ListItemButton onClick={() => set(day, at)}>
              <ListItemText primary={`${formatDottedDate(day)} ${at}`} secondary={t.days[rule]} />
            </ListItemButton>
          </li>
        ))}
      </List>
    </>
  );
};
