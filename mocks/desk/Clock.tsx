import Box from '@mui/material/Box';
import { useEffect, useId, useReducer, useState } from 'react';
import { budapestMoment } from '../../src/domain/clock';
import { sessionWarningMs } from '../../src/domain/constants';
import { addDays, formatDottedDate, isIsoDate, yearOf } from '../../src/domain/dates';
import { budapestInstant, monthLater, ruleDays } from './clockDays';
import { useDesk, useDeskTexts, useSignedIn, useWorld } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { DeskField } from './parts/DeskField';
import { styles } from './parts/partStyles';

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
  const { texts: { clock: t } } = useDeskTexts();
  const { date: today, time: now } = useMoment();
  const [chosen, setChosen] = useState<{ date: string; time: string }>();
  const hintId = useId();
  const { date, time } = chosen ?? { date: today, time: now };

  const set = (day: string, at: string): void => {
    if (!isIsoDate(day) || at === '') return;
    world.setClock(budapestInstant(day, at));
    setChosen(undefined);
  };
  const steps = [
    ...(sessionEnd === undefined ? [] : [{ name: t.steps.sessionEnd, go: () => world.setClock(new Date(sessionEnd - sessionWarningMs)) }]),
    { name: t.steps.day, go: () => set(addDays(today, 1), now) },
    { name: t.steps.month, go: () => set(monthLater(today), now) },
    { name: t.steps.year, go: () => set(`${yearOf(today) + 1}-01-15`, '12:00') },
  ];

  return (
    <Box sx={styles.stack}>
      <p>{t.lead}</p>
      <Box component="p" sx={styles.row}>
        <span>{t.now}:</span>
        <strong>
          {formatDottedDate(today)} {now}
        </strong>
        <Box component="span" sx={styles.chip}>{world.state.clockShift === 0 ? t.real : t.shifted}</Box>
      </Box>
      <Box component="form"
        sx={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          set(date, time);
        }}
      >
        <Box sx={styles.fields}>
          <DeskField label={t.date}>
            {(id) => <input id={id} type="date" required value={date} onChange={({ target }) => setChosen({ date: target.value, time })} />}
          </DeskField>
          <DeskField label={t.time}>
            {(id) => <input id={id} type="time" required value={time} onChange={({ target }) => setChosen({ date, time: target.value })} />}
          </DeskField>
        </Box>
        <Box sx={styles.row}>
          <DeskButton main type="submit">{t.set}</DeskButton>
          <DeskButton
            describedBy={hintId}
            onClick={() => {
              set(date, time);
              actions.freshPersonas();
            }}
          >
            {t.setFresh}
          </DeskButton>
          {world.state.clockShift !== 0 && (
            <DeskButton
              onClick={() => {
                world.setClock();
                setChosen(undefined);
              }}
            >
              {t.back}
            </DeskButton>
          )}
        </Box>
        <Box component="p" id={hintId} sx={styles.quiet}>{t.setFreshHint}</Box>
      </Box>
      <Box component="section" sx={styles.stack}>
        <h3>{t.forward}</h3>
        <Box sx={styles.row}>
          {steps.map(({ name, go }) => (
            <DeskButton key={name} onClick={go}>{name}</DeskButton>
          ))}
        </Box>
      </Box>
      <Box component="section" sx={styles.stack}>
        <h3>{t.rules}</h3>
        <Box component="ul" sx={styles.list}>
          {ruleDays(yearOf(today)).map(({ rule, date: day, time: at }) => (
            <li key={rule}>
              <Box component="button" type="button" sx={styles.dayButton} onClick={() => set(day, at)}>
                <strong>
                  {formatDottedDate(day)} {at}
                </strong>
                <span>{t.days[rule]}</span>
              </Box>
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
};
