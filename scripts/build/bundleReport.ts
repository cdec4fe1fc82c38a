import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

export interface ReportedChunk {
  file: string;
  /** The module that the chunk stands for, from the repository's root; a shared chunk has none. */
  module: string | null;
  entry: boolean;
  imports: string[];
  dynamicImports?: string[];
  css: string[];
  /** Bytes by package before minifying; the portal's own folders are listed as src/… */
  packages: Record<string, number>;
}

/** A module's package, read from the last part of its path: the folder that the repository lies in doesn't matter. */
export const packageOf = (id: string): string | undefined => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];

/** A module's package, or the portal's own folder. */
const partOf = (id: string): string => packageOf(id) ?? /.*\/(src\/[^/]+)/.exec(id)?.[1] ?? 'bundler';

const bytesByPackage = (modules: Rolldown.OutputChunk['modules']): Record<string, number> => {
  const bytes: Record<string, number> = {};
  for (const [id, module] of Object.entries(modules))
    bytes[partOf(id)] = (bytes[partOf(id)] ?? 0) + module.renderedLength;
  return bytes;
};

/** Writes the input of scripts/build/size.mjs outside the deployed folder: .cache/bundle-<folder>.json. */
export const bundleReport = (): Plugin => {
  let root = '';
  let file = '';
  return {
    name: 'bundle-report',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      file = join(root, '.cache', `bundle-${basename(config.build.outDir)}.json`);
    },
    generateBundle(_options, bundle) {
      if (this.environment.config.consumer !== 'client') return;
      const chunks = Object.values(bundle).flatMap((output): ReportedChunk[] =>
        output.type === 'asset'
          ? []
          : [
              {
                file: output.fileName,
                module: output.facadeModuleId === null ? null : relative(root, output.facadeModuleId),
                entry: output.isEntry,
                imports: output.imports,
                dynamicImports: output.dynamicImports,
                css: [...(output.viteMetadata?.importedCss ?? [])],
                packages: bytesByPackage(output.modules),
              },
            ],
      );
      mkdirSync(join(root, '.cache'), { recursive: true });
      writeFileSync(file, JSON.stringify(chunks, null, 1));
    },
  };
};
