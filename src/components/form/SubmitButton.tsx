import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';

import { Button } from '~/components/Button';

/** Submits the surrounding form, and is busy meanwhile. It reads the form's state itself, so that a submit re-renders only the button. */
export const SubmitButton = ({ busy = false, ...props }: Omit<ComponentProps<typeof Button>, 'type' | 'onClick'>) => {
  const { isSubmitting } = useFormState();
  return <Button type="submit" busy={isSubmitting || busy} {...props} />;
};
