import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { renderHost, type Rendered, type Surroundings } from '../../deploy/renderHost';
import { root } from '../../scripts/run.mjs';

const templates = join(root, 'deploy/nginx');
const surroundings: Surroundings = {
  templates: Object.fromEntries(
    readdirSync(templates).map((name) => [
      name.replace('.conf.template', ''),
      readFileSync(join(templates, name), 'utf8'),
    ]),
  ),
  settingsIn: () => ({}),
  releaseIn: () => '3.0.0-0123456789ab',
  hasBrotli: () => false,
  resolvConf: 'nameserver 127.0.0.1\nnameserver fd00::a\n',
};

/** nginx's configuration by the settings, without writing any of it. */
export const render = (settings: Record<string, string>): Rendered =>
  renderHost({ SERVICES: 'http://services', ...settings }, surroundings);
