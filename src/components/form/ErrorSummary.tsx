import { use } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { errorNames, errorOf } from './errorNames';
import { fieldId, FormIdContext } from './formId';
import { useFieldLabels } from './fieldLabels';
import { focusField, groupName, inPageOrder } from './focusField';
import { useMessageText } from './useMessageText';
import styles from './ErrorSummary.module.css';

/** After a failed submit: what is wrong, each line a way to its field (A11Y-3, WIZ-17, ERR-7). */
export const ErrorSummary = () => {
  const { t } = useTranslation('forms');
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const formId = use(FormIdContext);
  const labels = useFieldLabels();
  const messageText = useMessageText();
  const names = submitCount > 0 ? inPageOrder(formId, errorNames(errors)) : [];
  const labelOf = (name: string): string => labels.get(name) ?? name;
  /** Two addresses have a zip each: where a label stands twice, its group's name says which. */
  const fullLabel = (name: string): string => {
    const label = labelOf(name);
    const group = names.some((other) => other !== name && labelOf(other) === label) ? groupName(formId, name) : undefined;
    return group === undefined ? label : `${group} – ${label}`;
  };
  return (
    <div id={`${formId}-summary`} tabIndex={-1} role="group" aria-label={t('summary.title')} className={styles.summary} hidden={names.length < 2}>
      <p className={styles.title}>{t('summary.title')}</p>
      <ul className={styles.list}>
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${fieldId(formId, name)}`}
              className={styles.link}
              onClick={(event) => {
                // A group of radios has no element of that id, and the address stays as it is.
                event.preventDefault();
                focusField(formId, name);
              }}
            >
              {fullLabel(name)}: {messageText(errorOf(errors, name) ?? 'validate_required')}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
