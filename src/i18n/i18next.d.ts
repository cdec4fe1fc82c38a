import 'i18next';

import type common from './locales/hu/common.json';
import type portal from './locales/hu/portal.json';

/** Types keys by the Hungarian files, so that unknown keys don't compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    returnNull: false;
    resources: { common: typeof common; portal: typeof portal };
  }
}
