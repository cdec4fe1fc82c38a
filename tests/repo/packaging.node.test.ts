import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';

import { settingNames } from '~/config/settingsSchema';

import { hostNames } from '../../deploy/hostSettings';
import packageJson from '../../package.json' with { type: 'json' };
import { read } from './tree';

const deployment = read('deploy/chart/templates/deployment.yaml');
const values = load(read('deploy/chart/values.yaml')) as { image: { tag: string } };
const knownNames: readonly string[] = [...hostNames, ...settingNames];

describe('the chart', () => {
  it('has the version of the portal (OPS-2)', () => {
    const { appVersion } = load(read('deploy/chart/Chart.yaml')) as { appVersion: string };
    expect([appVersion, values.image.tag]).toEqual([packageJson.version, packageJson.version]);
  });

  it.each([
    'automountServiceAccountToken: false',
    'runAsNonRoot: true',
    'allowPrivilegeEscalation: false',
    'readOnlyRootFilesystem: true',
    'drop: [ALL]',
    'path: /healthz',
    'maxUnavailable: 0',
    'topologyKey: kubernetes.io/hostname',
  ])('runs the image without root, with probes, and keeps serving through a rollout: %s (OPS-2)', (line) => {
    expect(deployment.replaceAll(/["']/g, '')).toContain(line);
  });

  it('knows the fields of status.json, and hands settings on by names that it knows (OPS-2, OPS-3)', () => {
    const schema = JSON.parse(read('deploy/chart/values.schema.json')) as {
      properties: { status: { additionalProperties: boolean; properties: object } };
    };
    const { status, ...others } = schema.properties;
    expect(Object.keys({ status, ...others }).sort()).toEqual([...Object.keys(values), 'global'].sort());
    expect([status.additionalProperties, Object.keys(status.properties)]).toEqual([false, ['notice', 'from', 'to']]);
    const names = [...deployment.matchAll(/- name: ([A-Z_]+)$/gm)].map(([, name]) => name ?? '');
    expect(names.filter((name) => !knownNames.includes(name))).toEqual([]);
  });
});

it('compose.yaml starts the host with the stand-in behind it, without root and read-only (OPS-2)', () => {
  const { services } = load(read('compose.yaml')) as { services: Record<string, { environment?: object }> };
  expect(services).toMatchObject({
    portal: {
      read_only: true,
      cap_drop: ['ALL'],
      environment: { SERVICES: 'http://standin:5190' },
      depends_on: ['standin'],
    },
    standin: { build: { target: 'standin' } },
  });
  expect(Object.keys(services.portal?.environment ?? {}).filter((name) => !knownNames.includes(name))).toEqual([]);
});
