import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { paths, patterns } from '~/paths';

import { calls } from '../../deploy/calls';
import { pages } from '../../deploy/renderHost';
import { bases } from '../../mocks/contract';
import { root } from '../../scripts/run.mjs';
import { filesOf, read } from './tree';

const templates = filesOf('deploy/nginx', /\.template$/);

describe('the host configuration', () => {
  it('knows the portal’s first segments, and no other word, for its log and for the services (SEC-10)', () => {
    const segments = Object.values(patterns).flatMap((pattern) => pattern.split('/')[1] || []);
    const files = ['assets', 'client-log', 'healthz', 'settings.json', 'status.json'];
    expect(pages, 'deploy/renderHost.ts').toEqual([...new Set([...segments, ...files])].sort());
  });

  it('hands on the calls of the contract, each with its service and its method (SEC-10)', () => {
    const contract = read('mocks/contract.ts');
    const interfaces = Object.fromEntries(
      [...contract.matchAll(/^export interface (\w+) \{(.*?)(?=^export|(?![^]))/gms)].map(
        ([, name = '', body = '']) => [
          name.replace('AccountProtected', 'Account').toLowerCase(),
          [...body.matchAll(/'((?:GET )?\/[\w-]+)':/g)].map(([, call]) => call),
        ],
      ),
    );
    expect(calls.map(([service]) => service).sort()).toEqual(Object.keys(bases).sort());
    for (const [service, names] of calls) expect(names, service).toEqual(interfaces[service.toLowerCase()]);
  });

  it('never adds a header in a place that would lose the server’s own, but for the services (SEC-1)', () => {
    const places = templates.filter((file) => read(file).includes('add_header'));
    expect(places).toEqual(['gate', 'portal', 'services'].map((name) => `deploy/nginx/${name}.conf.template`));
    const [, ...locations] = read('deploy/nginx/portal.conf.template').split(/^\s*location /m);
    expect(locations.length).toBeGreaterThan(2);
    expect(locations.filter((location) => location.includes('add_header'))).toEqual([]);
  });
});

describe('the image', () => {
  const stages = read('deploy/Dockerfile')
    .split(/^FROM /m)
    .slice(1);
  const [build = '', , image = ''] = stages;
  const copiesOf = (stage: string): string[] =>
    (stage.match(/^COPY (?!--from).*$/gm) ?? []).flatMap((line) => line.split(' ').slice(1, -1));

  it('is made of what is there, and of what .dockerignore lets through', () => {
    const letThrough = read('deploy/Dockerfile.dockerignore')
      .split('\n')
      .flatMap((line) => /^!(.+)$/.exec(line)?.[1] ?? []);
    for (const path of [...copiesOf(build), ...copiesOf(image)]) {
      const name = path === '.env*' ? '.env.example' : path;
      expect(existsSync(join(root, name)), path).toBe(true);
      expect(letThrough, path).toContain(name);
    }
  });

  it('holds the build and the host configuration, nothing else of the repository (SEC-7)', () => {
    expect(copiesOf(image)).toEqual(['deploy/start.sh', 'deploy/health.sh', 'deploy/nginx']);
    expect(image.match(/^COPY --from.*$/gm)).toEqual([
      'COPY --from=build /usr/local/bin/node /usr/local/bin/node',
      'COPY --from=build /portal/dist-host/configure.mjs /opt/portal/configure.mjs',
      'COPY --from=build /portal/dist /srv/portal',
    ]);
  });

  it('is built from bases that don’t change by themselves (SEC-10)', () => {
    const bases = [...read('deploy/Dockerfile').matchAll(/^FROM (\S+)/gm)]
      .map(([, name]) => name)
      .filter((name) => name !== 'build');
    expect(bases).toHaveLength(2);
    for (const name of bases) expect(name).toMatch(/^(?:node:\d+\.\d+\.\d+-bookworm-slim|debian:bookworm-\d{8}-slim)$/);
  });

  it('says by itself whether it is well (OPS-2)', () => {
    expect(image).toMatch(/^HEALTHCHECK .*health\.sh/m);
    expect(image).toMatch(/^STOPSIGNAL SIGQUIT$/m);
  });

  it('does not run as root, and is checked by nginx while it is made', () => {
    expect(image).toMatch(/^USER \d+:\d+$/m);
    expect(image).toMatch(/start\.sh -t/);
  });
});

describe('search engines', () => {
  it('may find the public pages that no e-mail links to, and read what the portal is (NAV-17)', () => {
    const allowed = [...read('public/robots.txt').matchAll(/^Allow: (.*)\$$/gm)].map(([, path]) => path);
    expect(allowed).toEqual([paths.home, paths.login, paths.register, paths.accessibility]);
    expect(read('index.html')).toMatch(/<meta\s+name="description"\s+content="A Sportbérlet Klub [^"]{40,}"/);
  });
});
