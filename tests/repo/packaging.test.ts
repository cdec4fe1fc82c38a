// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { load, loadAll } from 'js-yaml';
import { describe, expect, it } from 'vitest';

import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../../scripts/run.mjs';
import { settingNames } from '../../src/configSettings';
import { renderChart } from './chartTemplate';
import { filesOf, read } from './tree';

const chart = load(read('deploy/chart/Chart.yaml')) as { appVersion: string };
const values = load(read('deploy/chart/values.yaml')) as { host: object; image: { tag: string } };
const scope = (changed: object = {}) => ({
  Release: { Name: 'klub' },
  Chart: { AppVersion: chart.appVersion },
  Values: { ...values, ...changed },
});
const rendered = (name: string, changed?: object): unknown =>
  renderChart(read(`deploy/chart/templates/${name}.yaml`), scope(changed));
const anyText: unknown = expect.any(String);
const ofRelease: unknown = expect.stringMatching(/^klub/);
const anyObject: unknown = expect.any(Object);
const hostNames = [...read('deploy/start.sh').matchAll(/"\$\{([A-Z_]+):=/g)].map(([, name]) => name);

describe('the chart (OPS-2)', () => {
  it('renders every template to an object of the release', () => {
    const names = filesOf('deploy/chart/templates', /\.yaml$/).map((file) => /(\w+)\.yaml$/.exec(file)?.[1] ?? '');
    expect(names).toEqual(['configmap', 'deployment', 'service']);
    for (const name of names) expect(rendered(name)).toMatchObject({ kind: anyText, metadata: { name: ofRelease } });
    expect([chart.appVersion, values.image.tag]).toEqual([packageJson.version, packageJson.version]);
  });

  it.skipIf(spawnSync('helm', ['version']).status !== 0)('renders what Helm renders', () => {
    const settings = { VITE_CARE_HOURS: 'H–P: "9–17"' };
    const status = { notice: { hu: 'Karbantartás: "ma"' }, off: ['pay'] };
    const args = [
      'template',
      'klub',
      join(root, 'deploy/chart'),
      '--set-json',
      `settings=${JSON.stringify(settings)}`,
      '--set-json',
      `status=${JSON.stringify(status)}`,
    ];
    const { stdout, stderr } = spawnSync('helm', args, { encoding: 'utf8' });
    expect(stderr).toBe('');
    const own = ['configmap', 'service', 'deployment'].map((name) => rendered(name, { settings, status }));
    expect(loadAll(stdout)).toEqual(own);
  });

  it('runs the image without root, on a read-only file system, with probes and limits', () => {
    expect(rendered('deployment')).toMatchObject({
      spec: {
        template: {
          spec: {
            automountServiceAccountToken: false,
            securityContext: { runAsNonRoot: true, runAsUser: 33 },
            containers: [
              {
                image: `cportal:${packageJson.version}`,
                securityContext: {
                  allowPrivilegeEscalation: false,
                  readOnlyRootFilesystem: true,
                  capabilities: { drop: ['ALL'] },
                },
                readinessProbe: { httpGet: { path: '/healthz', port: 'http' } },
                livenessProbe: { httpGet: { path: '/healthz', port: 'http' } },
                resources: { requests: anyObject, limits: anyObject },
              },
            ],
          },
        },
      },
    });
  });

  it('hands the settings on by the names that start.sh and the portal know', () => {
    const settings = { VITE_CARE_PHONE: '+36 1 234 5678', VITE_CARE_HOURS: 'H–P: "9–17"' };
    const { spec } = rendered('deployment', { settings }) as {
      spec: { template: { spec: { containers: { env: { name: string; value: string }[] }[] } } };
    };
    const env = spec.template.spec.containers[0]?.env ?? [];
    for (const [name, value] of Object.entries(settings)) expect(env).toContainEqual({ name, value });
    for (const { name } of env) expect([...hostNames, ...settingNames]).toContain(name);
    expect(rendered('configmap', { status: { off: ['pay'] } })).toMatchObject({
      data: { 'status.json': '{"off":["pay"]}' },
    });
  });
});

describe('the compose file (OPS-2)', () => {
  it('starts the host with the stand-in behind it, without root and read-only', () => {
    const { services } = load(read('compose.yaml')) as {
      services: Record<string, { environment?: object; build: { dockerfile: string } }>;
    };
    expect(services.portal).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      environment: { SERVICES: 'http://standin:5190' },
      depends_on: ['standin'],
    });
    expect(services.standin).toMatchObject({ build: { target: 'standin' } });
    for (const name of Object.keys(services.portal?.environment ?? {}))
      expect([...hostNames, ...settingNames]).toContain(name);
    expect(read('deploy/Dockerfile')).toMatch(/^FROM build AS standin$/m);
  });
});
