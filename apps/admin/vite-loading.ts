import { join } from 'node:path';
import type { Plugin } from 'vite';

const helper = join(import.meta.dirname, 'src/loading/load-chunk.ts');

/** Puts `loadChunk` in place of Vite's helper around each dynamic import, and tells it every script that an import needs, its own too. */
export function loadWhatHasArrived(): Plugin {
  return {
    name: 'load-what-has-arrived',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, needed, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...needed])] : needed,
        },
      },
    }),
    load: (id) =>
      id === '\0vite/preload-helper.js'
        ? `export { loadChunk as __vitePreload } from ${JSON.stringify(helper)};`
        : null,
  };
}

/** Ends the build when Vite has come to load chunks in another way. */
export function everyImportWaits(): Plugin {
  return {
    name: 'every-import-waits',
    apply: 'build',
    enforce: 'post',
    // After Vite's own plugins, which write into each chunk what it waits for.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk') continue;
          const listed = listedIn(chunk.code);
          const missing = listed.find((name) => !(name in bundle));
          if (missing) this.error(`${chunk.fileName} waits for ${missing}, which is not built.`);
          const unlisted = chunk.dynamicImports.find((name) => name !== chunk.fileName && !listed.includes(name));
          if (unlisted) this.error(`${chunk.fileName} imports ${unlisted} without waiting for it.`);
        }
      },
    },
  };
}

/** Files that the dynamic imports of a chunk wait for, as Vite writes them at its head. */
function listedIn(code: string): string[] {
  const lists = [...code.matchAll(/m\.f=(\[[^\]]*\])/g)];
  return lists.flatMap(([, names]) => JSON.parse(names!) as string[]);
}
