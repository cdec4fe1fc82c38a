import createCache from '@emotion/cache';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { I18nextProvider } from 'react-i18next';
import { onTestFinished } from 'vitest';

import { Form } from '~/components/form/Form';
import { SubmitButton } from '~/components/form/SubmitButton';
import { createI18n, loadPortalTexts } from '~/i18n/i18n';
import type { Language } from '~/i18n/languages';
import { AppTheme } from '~/theme/AppTheme';

import { testCache } from '../../setup/TestTheme';

/** What the two lookups of an address know. A zip's reply can be held back, so that replies come out of order. */
export const lookups = {
  cities: new Map<string, string[]>(),
  held: new Map<string, Promise<unknown>>(),
  asked: [] as string[],
  citiesFail: false,
  /** What comes beside the lists. */
  codes: [] as string[],
};

const names = (list: readonly string[]) =>
  HttpResponse.json({ status: 'OK', messages: lookups.codes, list: list.map((name) => ({ name })) });

const server = setupServer(
  http.post('*/list-cities-by-zip', async ({ request }) => {
    const { zip } = (await request.json()) as { zip: string };
    lookups.asked.push(zip);
    await lookups.held.get(zip);
    return lookups.citiesFail
      ? HttpResponse.json({ status: 'ERROR' }, { status: 500 })
      : names(lookups.cities.get(zip) ?? []);
  }),
  http.post('*/list-street-types', () => names(['utca', 'út', 'tér'])),
);

const leave = (): void => {
  cleanup();
  server.close();
  lookups.cities.clear();
  lookups.held.clear();
  lookups.asked.length = 0;
  lookups.citiesFail = false;
  lookups.codes = [];
};

interface FormProps<T extends FieldValues> {
  defaultValues: DefaultValues<T>;
  onSubmit: (values: T) => Promise<void>;
  children: ReactNode;
}

const TestForm = <T extends FieldValues>({ defaultValues, onSubmit, children }: FormProps<T>) => {
  const form = useForm<T>({ defaultValues, shouldFocusError: false });
  return (
    <Form form={form} onSubmit={onSubmit}>
      {children}
      <SubmitButton>Mentés</SubmitButton>
    </Form>
  );
};

interface OpenForm {
  user: UserEvent;
  speak: (language: Language) => Promise<unknown>;
  /** What was submitted, in order. */
  submitted: unknown[];
}

interface FormOptions<T> {
  onSubmit?: (values: T) => Promise<void>;
  /** Puts the styles into the document, for a test that reads them. Otherwise jsdom would spend its time on matching them. */
  styled?: boolean;
}

/** Renders fields in the portal's form, with its texts, its theme and the two address lookups behind it. */
export const renderForm = async <T extends FieldValues>(
  children: ReactNode,
  defaultValues: DefaultValues<T>,
  { onSubmit, styled = false }: FormOptions<T> = {},
): Promise<OpenForm> => {
  server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(leave);
  const { i18n, ready } = createI18n('hu');
  await ready;
  await loadPortalTexts(i18n);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const submitted: unknown[] = [];
  render(
    <I18nextProvider i18n={i18n}>
      <AppTheme cache={styled ? createCache({ key: 'test' }) : testCache} language="hu">
        <QueryClientProvider client={client}>
          <TestForm<T>
            defaultValues={defaultValues}
            onSubmit={async (values) => {
              submitted.push(values);
              await onSubmit?.(values);
            }}
          >
            {children}
          </TestForm>
        </QueryClientProvider>
      </AppTheme>
    </I18nextProvider>,
  );
  return {
    user: userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never }),
    speak: (language) => i18n.changeLanguage(language),
    submitted,
  };
};
