import { needsCare } from '../domain/errorCatalogue';
import { CareLine } from './CareLine';
import { useErrorText } from './useErrorText';

/** The text of a service's code, with the way to customer care where the member has to ask there. */
export const ErrorText = ({ code, reference }: { code: string; reference?: string | undefined }) => {
  const errorText = useErrorText();
  return (
    <>
      {errorText(code, reference)}
      {needsCare(code) && <CareLine />}
    </>
  );
};
