/**
 * Run by start.sh: checks the settings of the host's environment with the build's own schema, over the build's defaults, and
 * writes the file that the portal reads. Prints what nginx needs: the services' own origin if they have one, and their bases.
 * `npm run build` makes it one file without dependencies.
 */
import { writeFileSync } from 'node:fs';
import { mergeWithBuildSettings, settingNames } from '../src/configSettings';

const given = Object.fromEntries(settingNames.flatMap((name) => (process.env[name]?.trim() ? [[name, process.env[name].trim()]] : [])));

try {
  const config = mergeWithBuildSettings(given);
  const [, , file] = process.argv;
  if (file === undefined) throw new Error('writeSettings needs a file to write');
  writeFileSync(file, `${JSON.stringify(given, null, 2)}\n`);
  const origin = config.apiRoot === '' ? '' : new URL(config.apiRoot).origin;
  // A dot stands for itself in nginx's patterns.
  const bases = Object.values(config.bases).map((base) => base.replaceAll('.', '[.]'));
  process.stdout.write(`${origin}\n${[...new Set(bases)].join('|')}\n`);
} catch (error) {
  process.stderr.write(`start.sh: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 64;
}
