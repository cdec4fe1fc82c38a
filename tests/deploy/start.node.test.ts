import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';

import { config } from '~/config/config';

import { buildHostProgram } from '../../scripts/hostProgram.mjs';
import { locateNginx } from '../../scripts/nginx.mjs';
import { root } from '../../scripts/run.mjs';
import { checkHost, listen, startHost } from './startHost';

const isRoot = process.getuid?.() === 0;

/** A folder that goes with its test. */
const folderWith = (files: Record<string, string> = {}): string => {
  const folder = mkdtempSync(join(tmpdir(), 'cportal-start-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};
/** What a start that stops says in its one line. */
const refusalOf = async (settings: Record<string, string>): Promise<string> => {
  const { code, says } = await checkHost(settings, []);
  expect([code, says]).toEqual([64, expect.stringMatching(/^start\.sh: .*\n$/)]);
  return says.slice('start.sh: '.length, -1);
};

describe.skipIf(locateNginx() === undefined)('a start', () => {
  it('a start stops, in its own words, where what a setting names isn’t there (OPS-1)', async () => {
    const cases: [Record<string, string>, string][] = [
      [{ ACCESS_LOG: '/nowhere/a.log' }, 'ACCESS_LOG: /nowhere can’t be written'],
      [{ NGINX_BINARY: 'no-nginx' }, 'NGINX_BINARY: there is no no-nginx'],
    ];
    for (const [settings, says] of cases)
      expect(await checkHost(settings)).toEqual({ code: 64, says: `start.sh: ${says}\n` });
    expect(await refusalOf({ WORK: '/proc/x' })).toBe('WORK /proc/x can’t be used: ENOENT');
    expect(await refusalOf({ PORTAL_ROOT: '/nowhere' })).toMatch(
      /^PORTAL_ROOT: \/nowhere\/index.html can’t be read by /,
    );
  });

  it('a start in a clone takes the build beside it, whose program is one file, and says what to run where there is none (OPS-1, OPS-2)', async () => {
    const clone = folderWith();
    cpSync(join(root, 'deploy'), join(clone, 'deploy'), { recursive: true });
    const env = { PATH: process.env.PATH, SERVICES: 'http://127.0.0.1:1', NGINX_USER: isRoot ? 'root' : '' };
    const check = () => spawnSync(join(clone, 'deploy/start.sh'), ['-t'], { env, encoding: 'utf8' });
    expect(check()).toMatchObject({
      status: 64,
      stderr: `start.sh: there is no ${clone}/dist-host/configure.mjs: run npm ci && npm run build\n`,
    });
    mkdirSync(join(clone, 'dist'));
    writeFileSync(join(clone, 'dist/index.html'), '');
    await buildHostProgram(join(clone, 'dist'));
    // The image takes this file alone.
    expect(readdirSync(join(clone, 'dist-host'))).toEqual(['configure.mjs']);
    expect(check()).toMatchObject({ status: 0, stderr: expect.stringMatching(/test is successful$/m) as unknown });
  });

  it('a start makes a work folder that nobody else may enter (SEC-10)', async () => {
    const host = await startHost({});
    expect(statSync(host.work).mode & 0o777).toBe(0o700);
    await host.stop();
  });

  it('a start leaves a folder alone that others may enter, or that isn’t its own, and says so (SEC-10)', async () => {
    const folder = folderWith({ 'of-others.txt': '' });
    chmodSync(folder, 0o755);
    expect(await refusalOf({ WORK: folder })).toBe(`WORK ${folder} can’t be used: others may enter it (chmod 700)`);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
    const file = join(folder, 'of-others.txt');
    expect(await refusalOf({ WORK: file })).toBe(`WORK ${file} can’t be used: it is no folder`);
  });

  it('a start names the work folder that it can’t write to, as on a full disk (OPS-1)', async () => {
    const folder = folderWith({ conf: '' });
    expect(await refusalOf({ WORK: folder })).toBe(`WORK ${folder} can’t be written: EEXIST`);
  });

  it('a start leaves the folder of a running host alone: each needs its own (OPS-1)', async () => {
    const services = await listen((_, response) => response.end('{"status":"OK"}'));
    const host = await startHost({ SERVICES: services.origin });
    expect(await refusalOf({ WORK: host.work })).toBe(`WORK ${host.work} can’t be used: another host runs in it`);
    expect((await host.ask(`${config.bases.documents}/document`)).status).toBe(200);
    await Promise.all([host.stop(), services.close()]);
  });

  it('a start stops where somebody else listens already, or where the machine has no such address (OPS-1)', async () => {
    const taken = await listen((_, response) => response.end());
    const address = `127.0.0.1:${taken.port}`;
    for (const name of ['LISTEN', 'STUB_STATUS'])
      expect(await refusalOf({ [name]: address })).toBe(`${name}: ${address} is taken by another program`);
    expect(await refusalOf({ LISTEN: '192.0.2.1:8080' })).toBe('LISTEN: 192.0.2.1:8080 is no address of this machine');
    // -t looks at the settings of a host that may be running.
    expect((await checkHost({ LISTEN: address })).code).toBe(0);
    await taken.close();
  });

  describe.skipIf(!isRoot)('as root', () => {
    it('a start as root needs the workers’ user, one of this machine (SEC-10)', async () => {
      expect(await refusalOf({ NGINX_USER: '' })).toBe(
        'NGINX_USER has to name whose the workers are (www-data), because root starts',
      );
      expect(await refusalOf({ NGINX_USER: 'nobody-here' })).toBe('NGINX_USER nobody-here is no user of this machine');
    });

    it('a start as root gives the work folder to the workers, whose calls, settings and restart work (SEC-10)', async () => {
      const services = await listen((_, response) => response.end('{"status":"OK"}'));
      const folder = folderWith();
      chmodSync(folder, 0o755);
      const settings = { SERVICES: services.origin, NGINX_USER: 'daemon', WORK: join(folder, 'work') };
      for (const run of ['first', 'second']) {
        const host = await startHost(settings);
        expect([run, statSync(settings.WORK).uid, statSync(settings.WORK).mode & 0o777]).toEqual([run, 1, 0o700]);
        expect((await host.ask(`${config.bases.documents}/document`)).body).toBe('{"status":"OK"}');
        expect((await host.ask('/settings.json')).status).toBe(200);
        await host.stop();
      }
      await services.close();
    });

    it('a start as root stops where the workers can’t read the pages, or the work folder is another’s (OPS-1, SEC-10)', async () => {
      const pages = folderWith({ 'index.html': '' });
      expect(await refusalOf({ PORTAL_ROOT: pages, NGINX_USER: 'daemon' })).toBe(
        `PORTAL_ROOT: ${pages}/index.html can’t be read by daemon`,
      );
      const work = folderWith();
      chownSync(work, 2, -1);
      for (const user of ['daemon', 'root'])
        expect(await refusalOf({ WORK: work, NGINX_USER: user })).toBe(
          `WORK ${work} can’t be used: it doesn’t belong to ${user}`,
        );
      expect(statSync(work).uid).toBe(2);
    });
  });

  it('a start with -t checks in a folder of its own, and touches nothing that runs (OPS-1)', async () => {
    const host = await startHost({ VITE_CARE_EMAIL: 'elso@pelda.hu' });
    const { code } = await checkHost({ WORK: host.work, VITE_CARE_EMAIL: 'masik@pelda.hu' });
    expect([code, (await host.ask('/settings.json')).body]).toEqual([0, expect.stringContaining('elso@pelda.hu')]);
    await host.stop();
  });
});
