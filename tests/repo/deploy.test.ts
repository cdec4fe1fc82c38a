// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { root } from '../../scripts/run.mjs';
import { today } from '../../src/domain/time/clock';
import { addMonths } from '../../src/domain/time/dates';
import { paths, patterns } from '../../src/paths';
import { filesOf, read } from './tree';

const start = read('deploy/start.sh');
const templates = filesOf('deploy/nginx', /\.template$/);
const variablesIn = (text: string): string[] => [...new Set(text.match(/\$\{[A-Z_]+\}/g))].sort();

describe('the host configuration', () => {
  it('renders every template, with the values that start.sh lists and no others', () => {
    expect(templates.map((file) => /(\w+)\.conf\.template$/.exec(file)?.[1])).toEqual(
      /for name in ([\w ]+); do envsubst/.exec(start)?.[1]?.split(' ').sort(),
    );
    const listed = /^names='(.*)'$/m.exec(start)?.[1] ?? '';
    expect(variablesIn(templates.map(read).join('\n'))).toEqual(variablesIn(listed));
  });

  it('logs the portal’s first segments and the calls of the contract, and no other word (SEC-10)', () => {
    const log = read('deploy/nginx/log.conf.template');
    const wordsOf = (group: string): string[] =>
      (new RegExp(`\\(\\?<${group}>([^)]*)\\)`).exec(log)?.[1] ?? '').replaceAll('\\', '').split('|').sort();
    const pages = Object.values(patterns).flatMap((pattern) => pattern.split('/')[1] || []);
    const files = ['assets', 'client-log', 'healthz', 'settings.json', 'status.json'];
    expect(wordsOf('page').map((word) => word.replace(/^\//, ''))).toEqual([...new Set([...pages, ...files])].sort());
    const calls = [...read('mocks/contract.ts').matchAll(/^ {2}'(?:GET )?\/([\w-]+)'/gm)].map(([, call]) => call ?? '');
    expect((/\$\{SERVICE_BASES\}\)\/\(\?:([^)]*)\)/.exec(log)?.[1] ?? '').split('|')).toEqual(
      [...new Set(calls)].sort(),
    );
  });

  it('checks every value that a deployment may set before it stands in a file', () => {
    const given = [...new Set(start.match(/"\$\{[A-Z_]+:=/g))].map((found) => found.slice(3, -2));
    const loops = [...start.matchAll(/for name in ([A-Z_ ]+); do\s+eval "/g)].map(([, names]) => names);
    const checked =
      `${loops.join(' ')} ${(start.match(/^origin [A-Z_]+/gm) ?? []).map((line) => line.slice(7)).join(' ')}`.split(
        ' ',
      );
    // The programs are run, not written down.
    expect(given.filter((name) => !checked.includes(name))).toEqual(['NODE_BINARY', 'NGINX_BINARY']);
  });

  it('never adds a header in a place that would lose the server’s own, but for the services (SEC-1)', () => {
    const places = templates.filter((file) => read(file).includes('add_header'));
    expect(places).toEqual(['deploy/nginx/portal.conf.template', 'deploy/nginx/services.conf.template']);
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
      const known = path === '.env*' ? '.env.example' : path;
      expect(existsSync(join(root, known)), path).toBe(true);
      expect(letThrough, path).toContain(known);
    }
  });

  it('holds the build and the host configuration, nothing else of the repository (SEC-7)', () => {
    expect(copiesOf(image)).toEqual(['deploy/start.sh', 'deploy/health.sh', 'deploy/nginx']);
    expect(image.match(/^COPY --from.*$/gm)).toEqual([
      'COPY --from=build /usr/local/bin/node /usr/local/bin/node',
      'COPY --from=build /portal/dist-host/writeSettings.mjs /opt/portal/writeSettings.mjs',
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

  it('is built from bases that are at most fifteen months old: pins are moved on, with their day (OPS-9)', () => {
    const lines = [...read('deploy/Dockerfile').matchAll(/^# released (\S+)\nFROM (\S+)/gm)];
    expect(lines).toHaveLength(2);
    for (const [, released = '', name = ''] of lines) {
      expect(addMonths(released, 15) >= today(), `${name} is of ${released}`).toBe(true);
      const tagged = /\d{8}/.exec(name)?.[0];
      if (tagged !== undefined) expect(released.replaceAll('-', '')).toBe(tagged);
    }
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
