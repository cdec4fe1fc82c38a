import { lazy, Suspense, type ComponentProps } from 'react';
import { Spinner } from '../../components/Spinner';

/** Few come with an activator: its entry is no part of what the sign-in page always loads (PERF-2). */
const ActivatorEntry = lazy(() => import('./ActivatorEntry').then((module) => ({ default: module.ActivatorEntry })));

export const LateActivatorEntry = (props: ComponentProps<typeof ActivatorEntry>) => (
  <Suspense fallback={<Spinner />}>
    <ActivatorEntry {...props} />
  </Suspense>
);
