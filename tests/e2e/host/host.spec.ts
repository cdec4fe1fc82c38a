import { expect, test } from '@playwright/test';

import { config } from '../../../src/config';
import { settings } from '../settings.mjs';
import { ask } from '../support/nginx';
import { Standin } from '../support/standin';

const world = 'host';
test.use({ extraHTTPHeaders: { 'x-world': world } });

test.describe('the services behind the host', () => {
  test.skip(!settings.hosted, 'there is no nginx on this machine');
  const json = { 'content-type': 'application/json' };

  test('are reached under every base, and their answers are harmless as a page (SEC-5)', async () => {
    for (const base of Object.values(config.bases)) {
      const { status, headers } = await ask(
        `${base}/list-street-types/nothing`,
        { ...json, 'x-world': world },
        { method: 'POST', body: '{}' },
      );
      expect([base, status]).toEqual([base, 404]);
      const {
        date,
        connection,
        'content-length': length,
        'transfer-encoding': encoding,
        'keep-alive': alive,
        'x-request-id': reference,
        ...rest
      } = headers;
      expect(date).toBeDefined();
      expect(reference).toMatch(/^[0-9a-f]{32}$/);
      expect([connection, alive, length ?? encoding].length).toBe(3);
      expect(rest).toEqual({
        server: 'nginx',
        'content-type': 'application/json',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  test('get a write once, even when the connection breaks (ERR-4, FLT-4)', async ({ request }) => {
    const standin = new Standin(request, settings.servicesOrigin);
    await standin.fault({ call: '/forgot', kind: 'lost' });
    const { status } = await ask(
      `${config.bases.accountPublic}/forgot`,
      { ...json, 'x-world': world },
      { method: 'POST', body: '{"email":"anna@pelda.hu"}' },
    );
    expect(status).toBe(502);
    expect((await standin.log()).filter(({ path }) => path === '/forgot')).toHaveLength(1);
    await standin.forget();
  });

  test('get no body larger than any form of the portal sends', async () => {
    const { status } = await ask(
      `${config.bases.accountPublic}/forgot`,
      { ...json, 'content-length': '200000' },
      { method: 'POST', body: 'x'.repeat(200_000) },
    );
    expect(status).toBe(413);
  });

  test('are reached under their bases alone: other paths are pages of the portal', async () => {
    for (const path of ['/__standin/state', '/cportal-payment-services/actuator', '/common-services-admin/x']) {
      const { headers, body } = await ask(path);
      expect(headers['content-type'], path).toBe('text/html; charset=utf-8');
      expect(body.toString(), path).toContain('id="root"');
    }
  });
});
