// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { locateNginx } from '../../scripts/nginx.mjs';
import { checkHost, listen, startHost } from './startHost';

describe.skipIf(locateNginx() === undefined)('the settings of a host', () => {
  it('are written from its environment, never kept, and the policy follows them: one build, two environments (OPS-1)', async () => {
    const api = {
      VITE_API_ROOT: 'https://api.pelda.hu/v2',
      VITE_LINK_TERMS: 'https://pelda.hu/aszf.pdf',
      VITE_CARE_PHONE: '+36 1 234 5678',
      SERVICES: '',
    };
    const own = {
      VITE_SERVICE_BASES: '{"newsletter":"/hirek/v1.2"}',
      VITE_RECAPTCHA_SITE_KEY: ' 6Lc-key ',
      VITE_LINK_TERMS: '',
    };
    const seen: (string | undefined)[] = [];
    const services = await listen(({ url }, response) => {
      seen.push(url);
      response.end('{"status":"OK"}');
    });
    const hosts = [await startHost(api), await startHost({ ...own, SERVICES: services.origin })] as const;
    const [first, second] = [await hosts[0].ask('/settings.json'), await hosts[1].ask('/settings.json')];
    expect(JSON.parse(first.body)).toEqual({
      VITE_API_ROOT: api.VITE_API_ROOT,
      VITE_LINK_TERMS: api.VITE_LINK_TERMS,
      VITE_CARE_PHONE: api.VITE_CARE_PHONE,
    });
    expect(JSON.parse(second.body)).toEqual({
      VITE_SERVICE_BASES: own.VITE_SERVICE_BASES,
      VITE_RECAPTCHA_SITE_KEY: '6Lc-key',
    });
    for (const answer of [first, second])
      expect([answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
        'no-store',
        'application/json',
      ]);

    const policies = await Promise.all(
      hosts.map(async ({ ask }) => (await ask('/login')).headers['content-security-policy']),
    );
    expect(policies[0]).toContain("connect-src 'self' https://api.pelda.hu;");
    expect(policies[1]).toContain("connect-src 'self';");
    // The services' own bases, a dot standing for itself.
    await hosts[1].ask('/hirek/v1.2/unsubscribe');
    for (const path of ['/hirek/v1x2/unsubscribe', '/newsletter-services/api/newsletter/v1/unsubscribe'])
      expect((await hosts[1].ask(path)).body).toContain('id="root"');
    expect(seen).toEqual(['/hirek/v1.2/unsubscribe']);
    await Promise.all([...hosts.map(({ stop }) => stop()), services.close()]);
  });

  it.each([
    ['VITE_LINK_PROMO', 'javascript:alert(1)', 'Setting VITE_LINK_PROMO: "javascript:alert(1)" is no http(s) address'],
    ['VITE_API_ROOT', "https://api.pelda.hu 'unsafe-inline'", 'Setting VITE_API_ROOT: '],
    ['VITE_API_ROOT', 'api.pelda.hu', 'Setting VITE_API_ROOT: "api.pelda.hu" is no http(s) address'],
    ['VITE_SERVICE_BASES', '{"news":"/x"}', 'Setting VITE_SERVICE_BASES: there is no service "news"'],
    [
      'VITE_SERVICE_BASES',
      '{"newsletter":"/a)$ { return 200; }"}',
      'Setting VITE_SERVICE_BASES: "newsletter" has to be a path',
    ],
    ['VITE_CONTRACT_LINK_DAYS', 'harminc', 'Setting VITE_CONTRACT_LINK_DAYS: is no whole number of days'],
    ['VITE_CARE_EMAIL', 'care', 'Setting VITE_CARE_EMAIL: is no e-mail address'],
    ['SERVICES', 'http://services/path', 'SERVICES is an origin, without a path'],
    ['SERVICES', 'http://services:80; } server {', 'SERVICES holds a character'],
    ['SERVER_NAME', 'portal"; return 200', 'SERVER_NAME holds a character'],
    ['TRUSTED_PROXIES', '10.0.0.0/8; }', 'TRUSTED_PROXIES holds a character'],
    ['CLIENT_CALLS', '0', 'CLIENT_CALLS is a whole number from 1'],
    ['SERVICES', '', 'SERVICES or VITE_API_ROOT has to say where the services are'],
  ])('stop it, with the name and the reason: %s=%s (OPS-1)', async (name, value, why) => {
    const { code, says } = await checkHost({ [name]: value });
    expect(code).toBe(64);
    expect(says).toContain(`start.sh: ${why}`);
  });

  it('may all be missing, and are then those of the build (OPS-1)', async () => {
    expect(await checkHost({})).toMatchObject({ code: 0, settings: {} });
  });
});
