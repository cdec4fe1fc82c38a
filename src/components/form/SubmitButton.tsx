import type { ComponentProps } from 'react';
import { useFormState } from 'react-hook-form';
import { Button } from '../Button';

/** Submits the form around it, and is busy while that lasts. It reads the form's state itself, so that a submit renders the button and not the page. */
export const SubmitButton = ({ busy = false, ...props }: Omit<ComponentProps<typeof Button>, 'type' | 'onClick'>) => {
  const { isSubmitting } = useFormState();
  return <Button type="submit" busy={isSubmitting || busy} {...props} />;
};
