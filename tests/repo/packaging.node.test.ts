import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { load, loadAll } from 'js-yaml';
import { describe, expect, it } from 'vitest';

import { settingNames } from '~/config/settingsSchema';

import { hostNames } from '../../deploy/hostSettings';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../../scripts/run.mjs';
import { read } from './tree';

const deployment = read('deploy/chart/templates/deployment.yaml');
const values = load(read('deploy/chart/values.yaml')) as { image: { tag: string } };
interface Schema {
  additionalProperties?: boolean;
  properties?: Record<string, Schema>;
  propertyNames?: { enum?: string[] };
}
const schema = JSON.parse(read('deploy/chart/values.schema.json')) as { properties: Record<string, Schema> };
const knownNames: readonly string[] = [...hostNames, ...settingNames];

/** Helm's own rendering, where it is installed. */
const template = (args: string[]) =>
  spawnSync(process.env.HELM_PATH ?? 'helm', ['template', 'portal', join(root, 'deploy/chart'), ...args], {
    encoding: 'utf8',
  });

interface Container {
  env: object[];
  ports: object[];
  readinessProbe: object;
  livenessProbe: object;
}
interface Pod {
  metadata: object;
  spec: { containers: [Container] };
}
const render = (given: object) => {
  const { stdout, stderr } = template(
    Object.entries(given).flatMap(([name, value]) => ['--set-json', `${name}=${JSON.stringify(value)}`]),
  );
  expect(stderr).toBe('');
  const objects = loadAll(stdout) as { kind: string; spec: { template: Pod } }[];
  const ofKind = (kind: string) => objects.find((each) => each.kind === kind);
  const pod = ofKind('Deployment')?.spec.template;
  if (pod === undefined) throw new Error('no deployment');
  return { pod, container: pod.spec.containers[0], service: ofKind('Service') };
};

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
    'sizeLimit: 6Gi',
  ])('runs the image without root, with probes, and keeps serving through a rollout: %s (OPS-2)', (line) => {
    expect(deployment.replaceAll(/["']/g, '')).toContain(line);
  });

  it('has a value for whatever its schema knows, and the fields of status.json (OPS-2, OPS-3)', () => {
    const { properties } = schema;
    expect(Object.keys(properties).sort()).toEqual([...Object.keys(values), 'global'].sort());
    const { status } = properties;
    expect([status?.additionalProperties, Object.keys(status?.properties ?? {})]).toEqual([
      false,
      ['notice', 'from', 'to'],
    ]);
  });

  it('takes the names of the host’s and the portal’s settings, without those that it sets itself, and no others (OPS-1, OPS-2)', () => {
    const own = [...deployment.matchAll(/- name: ([A-Z_]+)$/gm)].map(([, name]) => name);
    expect(own).toEqual(['STATUS_FILE', 'ASSETS_ROOT']);
    const { host, settings } = schema.properties;
    expect(host?.propertyNames?.enum).toEqual(hostNames.filter((name) => !own.includes(name)));
    expect(settings?.propertyNames?.enum).toEqual(settingNames);
  });

  describe.skipIf(template([]).error !== undefined)('as Helm renders it', () => {
    it.each([
      ['host.SERVICE=http://services', "'SERVICE'"],
      ['host.STATUS_FILE=/x', "'STATUS_FILE'"],
      ['settings.VITE_CARE_FONE=1', "'VITE_CARE_FONE'"],
      ['settings.VITE_CARE_PHONE=3612345678', 'VITE_CARE_PHONE'],
      ['host.LISTEN=http', 'LISTEN'],
      ['host.LISTEN=null', 'LISTEN'],
      ['replica=3', "'replica'"],
      ['image.tags=3', "'tags'"],
      ['service.ports=80', "'ports'"],
      ['ingress.hosts=a.hu', "'hosts'"],
      ['status.off=x', "'off'"],
      ['ingress.enabled=true', 'host'],
    ])('refuses a mistyped value by its name: %s (OPS-1, OPS-2)', (value, name) => {
      const { status, stderr } = template(['--set', value]);
      expect([status, stderr]).toEqual([1, expect.stringContaining(name)]);
    });

    it.each([
      ['8080', 8080],
      ['8080 [::]:8080', 8080],
      ['0.0.0.0:9090', 9090],
    ])('listens at one port, and service and probes follow it: %s (OPS-2)', (listen, port) => {
      const { container, service } = render({ host: { LISTEN: listen } });
      expect(container.env).toContainEqual({ name: 'LISTEN', value: listen });
      expect(container.ports).toEqual([{ name: 'http', containerPort: port }]);
      for (const probe of [container.readinessProbe, container.livenessProbe])
        expect(probe).toMatchObject({ httpGet: { path: '/healthz', port: 'http' } });
      expect(service).toMatchObject({ spec: { ports: [{ port: 80, targetPort: 'http' }] } });
    });

    it('hands on where pods are drawn from, where they may run, and what others read of them; nothing of it by default (OPS-2)', () => {
      const given = {
        imagePullSecrets: [{ name: 'registry' }],
        nodeSelector: { pool: 'web' },
        tolerations: [{ key: 'web', operator: 'Exists' }],
        affinity: { nodeAffinity: {} },
      };
      const podAnnotations = { 'club.example/owner': 'portal' };
      const annotations = { 'club.example/balancer': 'internal' };
      const { pod, service } = render({ ...given, podAnnotations, service: { annotations } });
      expect(pod).toMatchObject({ metadata: { annotations: podAnnotations }, spec: given });
      expect(service).toMatchObject({ metadata: { annotations } });
      for (const name of Object.keys(given)) expect(render({}).pod.spec).not.toHaveProperty(name);
    });
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
