import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Folder {
  /** What the host serves. */
  served: string;
  /** Puts the next release in the place of this one. */
  swap: () => void;
  remove: () => void;
}

const nextCommit = 'ffffffffffff';

/** The same build as a next release has it: another commit, and no file of the old one under its name. */
const rename = (folder: string): void => {
  renameSync(join(folder, 'assets'), join(folder, 'next'));
  mkdirSync(join(folder, 'assets'));
  renameSync(join(folder, 'next'), join(folder, 'assets/next'));
  const { version, commit } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as {
    version: string;
    commit: string;
  };
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:html|js|css|json)$/.test(file),
  )) {
    const file = join(folder, name);
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replaceAll('assets/', 'assets/next/')
        .replaceAll(`${version} ${commit}`, `${version} ${nextCommit}`)
        .replaceAll(`"${commit}"`, `"${nextCommit}"`),
    );
  }
};

/** A folder with a build that can be swapped for its next release, as a deployment does. */
export const swappable = (dist: string): Folder => {
  const folder = mkdtempSync(join(tmpdir(), 'cportal-release-'));
  const [served, present, next] = ['served', 'present', 'next'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const withoutCompressed = (file: string): boolean => !/\.(?:br|gz)$/.test(file);
  for (const copy of [present, next]) cpSync(dist, copy, { recursive: true, filter: withoutCompressed });
  rename(next);
  symlinkSync(present, served);
  return {
    served,
    swap: () => {
      symlinkSync(next, join(folder, 'link'));
      renameSync(join(folder, 'link'), served);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
};
