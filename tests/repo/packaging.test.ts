// @vitest-environment node
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { load, loadAll } from 'js-yaml';
import { describe, expect, it } from 'vitest';

import { hostNames } from '../../deploy/hostSettings';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../../scripts/run.mjs';
import { settingNames } from '../../src/config/settingsSchema';
import { switches } from '../../src/features/operation/statusFile';
import { renderChart } from './chartTemplate';
import { filesOf, read } from './tree';

const chart = load(read('deploy/chart/Chart.yaml')) as { appVersion: string };
const values = load(read('deploy/chart/values.yaml')) as { host: object; image: { tag: string }; ingress: object };
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
const knownNames = [...hostNames, ...settingNames];

describe('the chart (OPS-2)', () => {
  it('renders every template to an object of the release', () => {
    const names = filesOf('deploy/chart/templates', /\.yaml$/).map((file) => /(\w+)\.yaml$/.exec(file)?.[1] ?? '');
    expect(names).toEqual(['configmap', 'deployment', 'disruption', 'ingress', 'service']);
    const ingress = { ...values.ingress, enabled: true, host: 'portal.pelda.hu', tlsSecret: 'cert' };
    for (const name of names)
      expect(rendered(name, { ingress })).toMatchObject({ kind: anyText, metadata: { name: ofRelease } });
    expect(rendered('ingress')).toBeUndefined();
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
    const own = ['disruption', 'configmap', 'service', 'deployment'].map((name) =>
      rendered(name, { settings, status }),
    );
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

  it('keeps serving through a rollout: a new pod first, one away at a time, spread over nodes, assets that releases share', () => {
    const claim = { assets: { claim: 'cportal-assets' } };
    expect(rendered('deployment', claim)).toMatchObject({
      spec: {
        strategy: { rollingUpdate: { maxUnavailable: 0 } },
        template: {
          spec: {
            topologySpreadConstraints: [{ topologyKey: 'kubernetes.io/hostname' }],
            containers: [
              {
                env: expect.arrayContaining([{ name: 'ASSETS_ROOT', value: '/srv/shared' }]) as unknown,
                volumeMounts: expect.arrayContaining([{ name: 'assets', mountPath: '/srv/shared' }]) as unknown,
              },
            ],
            volumes: expect.arrayContaining([
              { name: 'assets', persistentVolumeClaim: { claimName: 'cportal-assets' } },
            ]) as unknown,
          },
        },
      },
    });
    expect(rendered('disruption')).toMatchObject({ spec: { maxUnavailable: 1 } });
  });

  it('takes further variables and volumes as they are', () => {
    const extra = {
      extraEnv: [{ name: 'TZ', value: 'Europe/Budapest' }],
      extraVolumes: [{ name: 'ca', configMap: { name: 'club-ca' } }],
      extraVolumeMounts: [{ name: 'ca', mountPath: '/etc/club' }],
    };
    const text = JSON.stringify(rendered('deployment', extra));
    for (const [item] of Object.values(extra)) expect(text).toContain(JSON.stringify(item));
  });

  it('has a schema of its values, which refuses a status whose switches YAML has read as false', () => {
    const schema = JSON.parse(read('deploy/chart/values.schema.json')) as {
      properties: { status: { additionalProperties: boolean; properties: { off: { items: { enum: string[] } } } } };
    };
    const { status, ...others } = schema.properties;
    expect(Object.keys({ status, ...others }).sort()).toEqual([...Object.keys(values), 'global'].sort());
    expect([status.additionalProperties, Object.keys(status.properties)]).toEqual([
      false,
      ['notice', 'from', 'to', 'off'],
    ]);
    expect(status.properties.off.items.enum).toEqual(switches);
  });

  it('hands the settings on by the names that start.sh and the portal know', () => {
    const settings = { VITE_CARE_PHONE: '+36 1 234 5678', VITE_CARE_HOURS: 'H–P: "9–17"' };
    const { spec } = rendered('deployment', { settings }) as {
      spec: { template: { spec: { containers: { env: { name: string; value: string }[] }[] } } };
    };
    const env = spec.template.spec.containers[0]?.env ?? [];
    for (const [name, value] of Object.entries(settings)) expect(env).toContainEqual({ name, value });
    for (const { name } of env) expect(knownNames).toContain(name);
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
    for (const name of Object.keys(services.portal?.environment ?? {})) expect(knownNames).toContain(name);
    expect(read('deploy/Dockerfile')).toMatch(/^FROM build AS standin$/m);
  });
});
