import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../ui/Spinner';

/** Says that a submit is under way, once it has been for a while; who sees it sees the busy button (ERR-5, FLT-3, A11Y-3). */
export const Sending = <T extends FieldValues>({ control }: { control: Control<T> }) => {
  const { t } = useTranslation('forms');
  const { isSubmitting } = useFormState({ control });
  const late = useDelayed(isSubmitting);
  return (
    <p role="status" className="visually-hidden">
      {late ? t('sending') : ''}
    </p>
  );
};
