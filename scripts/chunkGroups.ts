import type { Plugin, Rolldown } from 'vite';

/** Modules that come together: a group takes what its roots import statically, less what an earlier group has (PERF-2). */
const groups = [
  { name: 'start', roots: [/\/src\/main\.tsx$/] },
  { name: 'member', roots: [/\/src\/layout\/(?:MemberLayout|QueryLayout|Menu|MemberFacts)\.tsx$/] },
  // Small modules that arrive together are smaller as one file.
  { name: 'late', roots: [/\/src\/layout\/LateParts\.tsx$/, /\/src\/features\/operation\/reporting\.ts$/, /\/src\/components\/CopyReference\.tsx$/, /\/src\/configSettings\.ts$/, /\/node_modules\/web-vitals\//] },
];

/** A module that this many chunks share goes to one more group. Many small files compress badly, and each is a request. */
const minShareCount = 5;

/**
 * Groups for the bundler; what is in none is left to it. Without them every module that the first chunk
 * shares with a later page would be a file of its own, and each file is a request.
 */
export const chunkGroups = (): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } => {
  const names = new Map<string, string>();
  const plugin: Plugin = {
    name: 'chunk-groups',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      for (const { name, roots } of groups) {
        const waiting = ids.filter((id) => roots.some((root) => root.test(id)));
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (names.has(id)) continue;
          names.set(id, name);
          waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      }
    },
  };
  const named = groups.map(({ name }, index): Rolldown.CodeSplittingGroup => ({ name: (id) => (names.get(id) === name ? name : null), debugName: name, priority: groups.length - index }));
  return { plugin, groups: [...named, { name: 'shared', test: /\.(?:js|mjs|ts|tsx)$/, minShareCount, priority: 0 }] };
};
