import { lazy, Suspense } from 'react';
import { isTechnical, needsCare } from '../domain/errorCatalogue';
import { CareLine } from './CareLine';
import { useErrorText } from './useErrorText';

/** Optional: ignore load failures. */
const CopyReference = lazy(() =>
  import('./CopyReference').then(
    (module) => ({ default: module.CopyReference }),
    () => ({ default: () => null }),
  ),
);

/** The text of a service's code, with its reference to copy, and customer care's contacts if only they can help. */
export const ErrorText = ({ code, reference }: { code: string; reference?: string | undefined }) => {
  const errorText = useErrorText();
  return (
    <>
      {errorText(code, reference)}
      {isTechnical(code) && reference && (
        <Suspense>
          {' '}
          <CopyReference reference={reference} />
        </Suspense>
      )}
      {needsCare(code) && <CareLine />}
    </>
  );
};
