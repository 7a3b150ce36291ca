import type { Plugin } from 'vite';

const runAtEachVisit = ['platform', 'start', 'shell'];

/**
 * Has what every visit runs compiled whole while it arrives, beside the main thread, instead of function by function when each is
 * first called (https://v8.dev/blog/explicit-compile-hints). A browser that doesn't know the comment passes over it.
 */
export function compileBesides(): Plugin {
  return {
    name: 'compile-besides',
    apply: 'build',
    enforce: 'post',
    // After Vite's own plugins: a hint that is not the first line is none.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const name of runAtEachVisit) {
          const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
          if (chunk?.type !== 'chunk') return this.error(`No chunk is called ${name}.`);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          const map = bundle[`${chunk.fileName}.map`];
          if (map?.type !== 'asset') return this.error(`${chunk.fileName} has no source map.`);
          map.source = String(map.source).replace('"mappings":"', '"mappings":";');
        }
      },
    },
  };
}
