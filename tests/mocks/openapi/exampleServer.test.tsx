import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { expect, it, vi } from 'vitest';

import { personaPassword } from '../../../mocks/personas';
import * as leave from '../../../src/http/navigation';
import { read } from '../../repo/tree';
import { card } from '../../routes/account/support';
import { inSpring } from '../../routes/payment/support';
import { fill, press } from '../../routes/public/support';
import { heading, renderPortal } from '../../setup/renderPortal';

interface Operation {
  responses: {
    200: {
      content: {
        'application/json'?: { examples: { ok: { value: JsonBodyType } } };
        'application/pdf'?: { example: string };
      };
    };
  };
}

const { paths } = JSON.parse(read('docs/openapi.json')) as { paths: Record<string, Record<string, Operation>> };

/** What an outside mock server does, such as Prism: it answers each call of the document with the first example. */
const exampleServer = http.all('*', ({ request }) => {
  const operation = paths[new URL(request.url).pathname]?.[request.method.toLowerCase()];
  if (operation === undefined) return undefined;
  const { 'application/json': json, 'application/pdf': pdf } = operation.responses[200].content;
  return json === undefined
    ? new HttpResponse(pdf?.example, { headers: { 'content-type': 'application/pdf' } })
    : HttpResponse.json(json.examples.ok.value);
});

it('signs in, pays, and shows invoices and documents where only the examples of docs/openapi.json answer (OPS-7)', async () => {
  const left = vi.spyOn(leave, 'redirectToTrusted').mockReturnValue(undefined);
  const { user, server, path, go } = await renderPortal({ path: '/login', worldOptions: inSpring });
  server.use(exampleServer);
  await heading('Bejelentkezés');
  await fill(user, { 'E-mail cím vagy azonosító': 'anna@pelda.hu', Jelszó: personaPassword });
  await press(user, 'Bejelentkezés');
  await waitFor(() => expect(path()).toBe('/payment'));
  // The intranet's message.
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bezárás' }));

  await user.click(await screen.findByRole('button', { name: /^37.200.Ft befizetése$/ }));
  await waitFor(() => expect(left).toHaveBeenCalledOnce());
  const bank = left.mock.calls[0]?.[0] ?? '';
  expect(bank).toMatch(/^https:\/\/bank\.pelda\.hu\/fizetes\/T\d+$/);
  await go(`/payment/${bank.split('/').at(-1) ?? ''}`);
  // The authorisation code of the example.
  const [, auth = ''] = /"auth": "(\d+)"/.exec(read('docs/openapi.json')) ?? [];
  expect(await screen.findByText(auth)).toBeVisible();

  await go('/invoices');
  expect(await within(await card('2026. évi számlák')).findByRole('cell', { name: /^SZ2026-\d+$/ })).toBeVisible();
  await go('/documents');
  const documents = await within(await card('2026. évi dokumentumok')).findAllByRole('listitem');
  expect(documents).toHaveLength(3);
  expect(documents[0]).toHaveTextContent(/^\S+ 2026/);
});
