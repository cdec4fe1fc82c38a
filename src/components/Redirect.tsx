import { Navigate, useLocation } from 'react-router-dom';

/**
 * Leads on from where it is rendered. Navigate runs once, so keyed by the history entry: coming back to this page before
 * the next one has loaded leads on again.
 */
export const Redirect = ({ to, state }: { to: string; state?: unknown }) => (
  <Navigate key={useLocation().key} to={to} state={state} replace />
);
