import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { budapestMoment } from '../../../src/domain/time/clock';
import { addMonths, formatDottedDate, yearOf, type IsoDate } from '../../../src/domain/time/dates';
import { noonOf } from '../../control';
import { useDesk, useTexts, useWorld } from '../DeskContext';
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

/** Days that show what comes. */
export const notableDays = (today: IsoDate) =>
  [
    ['month', addMonths(today, 1)],
    ['december', `${yearOf(today)}-12-10`],
    ['nextYear', `${yearOf(today) + 1}-01-15`],
  ] as const;

/** Sets the day and time of the portal and the services. */
export const Clock = () => {
  const world = useWorld();
  const { actions } = useDesk();
  const t = useTexts().texts.clock;
  const [chosen, setChosen] = useState<string>();
  const hintId = useId();
  const { date: today, time } = budapestMoment(world.clock());
  const local = chosen ?? `${today}T${time}`;
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
      </Row>
      <Quiet id={hintId}>{t.setFreshHint}</Quiet>
      <Typography variant="h3">{t.notable}</Typography>
      <Row>
        {notableDays(today).map(([name, day]) => (
          <Button key={name} variant="outlined" onClick={() => move(noonOf(day))}>
            {`${formatDottedDate(day)} · ${t.days[name]}`}
          </Button>
        ))}
      </Row>
    </>
  );
};
