import { useEffect, useRef, useSyncExternalStore } from 'react';
import { matchPath } from 'react-router-dom';

import { useDesk, usePath, useWorld } from './DeskContext';
import { begun } from './memory';
import { tourNames, tours, type TourName } from './tour';

/** Begins a situation, shows another step of the begun one, and knows which one comes next: none once all were gone through. */
export const useTour = () => {
  const { world, actions, memory, change } = useDesk();
  const { tour, done } = memory;
  const place = tour === undefined ? 0 : tourNames.indexOf(tour.name) + 1;
  return {
    begin: (name: TourName): void => void actions.begin(name, () => change(begun(world, name))),
    go: (step: number, since = world.clock().toISOString()): void => {
      if (tour === undefined) return;
      const { name } = tour;
      const { steps } = tours[name];
      const [section, left] = [steps[step]?.section, steps[tour.step]?.section];
      change({
        tour: { name, step, since },
        ...(step < steps.length ? {} : { done: [...new Set([...done, name])] }),
        ...(left === undefined ? {} : { section: 'tour' }),
        // What is done on the desk opens it, at the right tab.
        ...(section === undefined ? {} : { open: true, section }),
      });
    },
    next: [...tourNames.slice(place), ...tourNames].find((name) => name !== tour?.name && !done.includes(name)),
  };
};

const hasDialog = (): boolean => document.querySelector('.MuiDialog-container') !== null;

const onDialogs = (listener: () => void): (() => void) => {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};

/** Moves on by itself once the portal's calls, its page or a dialog of it show that the step in hand was done. */
export const useMoveOn = (): void => {
  const { log } = useWorld();
  const { tour } = useDesk().memory;
  const { go } = useTour();
  const path = usePath();
  const isAsking = useSyncExternalStore(onDialogs, hasDialog);
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    const change = isAsking ? 'opens' : 'closes';
    const isChanged = isAsking !== wasAsking.current;
    wasAsking.current = isAsking;
    if (tour === undefined) return;
    const { done, page, dialog } = tours[tour.name].steps[tour.step] ?? {};
    const call = log.find(
      ({ at, service, path: called, answer }) =>
        at > tour.since && done?.test(`${service}${called} ${JSON.stringify(answer)}`),
    );
    const isThere = page !== undefined && matchPath(page, path) !== null;
    if (call !== undefined || isThere || (isChanged && dialog === change)) go(tour.step + 1, call?.at);
  });
};
