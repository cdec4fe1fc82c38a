import { Box, type SxProps, type Theme } from '@mui/material';
import { useLayoutEffect, useRef, useState, type Ref } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

import { useMessageText } from '~/components/form/useMessageText';
import { missingField } from '~/domain/validation/validationKeys';

import { errorNames, errorOf, isMarkedByService } from './errorNames';

interface FieldInPage {
  name: string;
  id: string;
  label: string;
  /** The legend of its group, if another field has the same label. */
  group: string;
  /** It is the form's only field: its message is the notice. */
  alone: boolean;
}

const textIn = (element: Element | null | undefined, selector: string): string =>
  element?.querySelector(selector)?.textContent ?? '';

/** The named fields in page order. If a label occurs twice, the group's legend tells them apart. */
const findFields = (form: Element, names: readonly string[]): FieldInPage[] => {
  const roots = [...form.querySelectorAll<HTMLElement>('[data-field]')];
  const found = roots.flatMap((root) => {
    const name = root.dataset.field ?? '';
    if (!names.includes(name)) return [];
    return {
      name,
      id: root.id,
      label: textIn(root, 'legend, label'),
      group: textIn(root.parentElement?.closest('fieldset'), 'legend'),
      alone: roots.length === 1,
    };
  });
  return found.map((field) =>
    found.filter(({ label }) => label === field.label).length === 1 ? { ...field, group: '' } : field,
  );
};

const box: SxProps<Theme> = {
  p: '14px 18px',
  border: '1px solid',
  borderColor: 'error.line',
  borderLeft: '4px solid',
  borderLeftColor: 'error.main',
  borderRadius: '8px',
  bgcolor: 'error.tint',
  '& p': { fontWeight: 650 },
  '& ul:not([hidden])': { display: 'grid', gap: '2px', mt: '4px' },
  '& a': { display: 'inline-block', minHeight: 24, color: 'error.main', fontWeight: 550, overflowWrap: 'anywhere' },
};

interface FailedField {
  name: string;
  message: string;
}

const none: readonly FailedField[] = [];

/**
 * The errors of a failed submit, each a link to its field, until none is left: while a field is corrected no line goes, so that
 * nothing moves, and a line says what its field says. The alert inside is announced if the focus goes to the only invalid field
 * instead. A form of one field has no list.
 */
export const ErrorSummary = ({ ref }: { ref: Ref<HTMLDivElement> }) => {
  const { t, i18n } = useTranslation();
  const { control, setFocus } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const messageText = useMessageText();
  const list = useRef<HTMLUListElement>(null);
  const [fields, setFields] = useState<readonly FieldInPage[]>([]);
  const present = errorNames(errors)
    .filter((name) => !isMarkedByService(errors, name))
    .map((name) => ({ name, message: errorOf(errors, name) ?? 'validate_required' }));
  const [last, setLast] = useState({ submitCount, failed: none });
  if (last.submitCount !== submitCount) setLast({ submitCount, failed: present });
  else if (present.length === 0 && last.failed.length > 0) setLast({ submitCount, failed: none });
  const key = last.failed.map(({ name }) => name).join();

  useLayoutEffect(() => {
    const form = list.current?.closest('form');
    if (form) setFields(findFields(form, key.split(',')));
    // What is taken away leaves the list with its error.
  }, [key, present.length, i18n.language]);

  /** The text of an empty field already names it. */
  const lineOf = ({ name, label, group, message }: FieldInPage & FailedField): string => {
    const where = [group, missingField(message, name) === undefined ? label : '']
      .filter((part) => part !== '')
      .join(' – ');
    return `${where}${where === '' ? '' : ': '}${messageText(message, name)}`;
  };

  const shown = fields.flatMap((field) => {
    const failed = [...present, ...last.failed].find(({ name }) => name === field.name);
    return failed === undefined ? [] : { ...field, ...failed };
  });
  const only = shown.find(({ alone }) => alone);
  return (
    <Box
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={t('forms.summary.title')}
      hidden={shown.length === 0}
      sx={box}
    >
      <div role="alert" aria-atomic="false">
        <p>{only === undefined ? t('forms.summary.title') : messageText(only.message, only.name)}</p>
        <ul ref={list} hidden={only !== undefined}>
          {shown.map((field) => (
            <li key={field.name}>
              <a
                href={`#${field.id}`}
                onClick={(event) => {
                  // Don't change the address.
                  event.preventDefault();
                  setFocus(field.name);
                }}
              >
                {lineOf(field)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
};
