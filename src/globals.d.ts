/** True only in the demo build and `npm start`; in a production build everything behind it is removed. */
declare const __DEMO__: boolean;
