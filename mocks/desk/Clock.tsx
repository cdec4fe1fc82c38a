import { useEffect, useId, useReducer, useState } from 'react';
import { addDays, budapestMoment, formatDottedDate, isIsoDate, yearOf } from '../../src/domain/dates';
import { budapestInstant, monthLater, ruleDays } from './clockDays';
import { useDesk, useDeskTexts, useWorld } from './DeskContext';
import { DeskButton } from './parts/DeskButton';
import { DeskField } from './parts/DeskField';
import styles from './parts/parts.module.css';

/** The club's moment by the world's clock; looked at again every ten seconds. */
const useMoment = () => {
  const world = useWorld();
  const [, look] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, 10_000);
    return () => clearInterval(timer);
  }, []);
  return budapestMoment(world.clock());
};

const minute = 60_000;

/** Any day and time, for the portal and the services alike (BIZ-2, STUB-5). */
export const Clock = () => {
  const world = useWorld();
  const { actions } = useDesk();
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
    { name: t.steps.minutes28, go: () => world.setClock(new Date(world.clock().getTime() + 28 * minute)) },
    { name: t.steps.day, go: () => set(addDays(today, 1), now) },
    { name: t.steps.month, go: () => set(monthLater(today), now) },
    { name: t.steps.year, go: () => set(`${yearOf(today) + 1}-01-15`, '12:00') },
  ];

  return (
    <div className={styles.stack}>
      <p>{t.lead}</p>
      <p className={styles.row}>
        <span>{t.now}:</span>
        <strong>
          {formatDottedDate(today)} {now}
        </strong>
        <span className={styles.chip}>{world.state.clockShift === 0 ? t.real : t.shifted}</span>
      </p>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          set(date, time);
        }}
      >
        <div className={styles.fields}>
          <DeskField label={t.date}>
            {(id) => <input id={id} type="date" required value={date} onChange={({ target }) => setChosen({ date: target.value, time })} />}
          </DeskField>
          <DeskField label={t.time}>
            {(id) => <input id={id} type="time" required value={time} onChange={({ target }) => setChosen({ date, time: target.value })} />}
          </DeskField>
        </div>
        <div className={styles.row}>
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
        </div>
        <p id={hintId} className={styles.quiet}>{t.setFreshHint}</p>
      </form>
      <section className={styles.stack}>
        <h3>{t.forward}</h3>
        <div className={styles.row}>
          {steps.map(({ name, go }) => (
            <DeskButton key={name} onClick={go}>{name}</DeskButton>
          ))}
        </div>
      </section>
      <section className={styles.stack}>
        <h3>{t.rules}</h3>
        <ul className={styles.list}>
          {ruleDays(yearOf(today)).map(({ rule, date: day, time: at }) => (
            <li key={rule}>
              <button type="button" className={styles.dayButton} onClick={() => set(day, at)}>
                <strong>
                  {formatDottedDate(day)} {at}
                </strong>
                <span>{t.days[rule]}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};
