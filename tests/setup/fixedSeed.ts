import fc from 'fast-check';

/** For mutation tests: properties try the same values in every run, or a mutant would be noticed in one run and not in the next. */
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 27 });
