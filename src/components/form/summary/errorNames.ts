import { get, type FieldErrors, type FieldPath, type FieldValues } from 'react-hook-form';

const isError = (value: unknown): value is { type: unknown; message?: unknown } =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The names of the fields with an error, nested ones with dots, in no particular order. */
export const errorNames = <T extends FieldValues>(errors: FieldErrors<T>): FieldPath<T>[] => {
  const collect = (node: unknown, path: string): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    if (isError(node)) return [path];
    return Object.entries(node).flatMap(([name, child]) =>
      name === 'root' ? [] : collect(child, path === '' ? name : `${path}.${name}`),
    );
  };
  // Errors are nested like the fields, so they share paths.
  return collect(errors, '') as FieldPath<T>[];
};

/** Whether a service refused the field's value, which a notice already says. */
export const isMarkedByService = <T extends FieldValues>(errors: FieldErrors<T>, name: string): boolean => {
  const error: unknown = get(errors, name);
  return isError(error) && error.type === 'service';
};

export const errorOf = <T extends FieldValues>(errors: FieldErrors<T>, name: string): string | undefined => {
  const error: unknown = get(errors, name);
  return isError(error) && typeof error.message === 'string' && error.message !== '' ? error.message : undefined;
};
