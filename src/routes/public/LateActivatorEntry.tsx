import { lazy, Suspense, type ComponentProps } from 'react';
import { Spinner } from '../../components/Spinner';

/** Few visitors have an activator, so the sign-in page loads this on demand. */
const ActivatorEntry = lazy(() => import('./ActivatorEntry').then((module) => ({ default: module.ActivatorEntry })));

export const LateActivatorEntry = (props: ComponentProps<typeof ActivatorEntry>) => (
  <Suspense fallback={<Spinner />}>
    <ActivatorEntry {...props} />
  </Suspense>
);
