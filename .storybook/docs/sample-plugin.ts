import { relative } from 'node:path';
import { laidOut, librarySamples } from '@diwan/scripts/samples/library-samples.ts';
import { library } from '@diwan/scripts/samples/public-path.ts';
import type { Samples } from '@diwan/scripts/samples/story-samples.ts';
import type { Plugin } from 'vite';

/** Gives a file of stories, asked for with `?samples`, as code that can be copied. */
export function samplePlugin(): Plugin {
  let samples: Map<string, Samples> | undefined;
  return {
    name: 'story-samples',
    enforce: 'pre',
    watchChange: () => {
      samples = undefined;
    },
    load: {
      filter: { id: /\.stories\.tsx\?samples$/ },
      handler: (id) => {
        samples ??= laidOut(librarySamples());
        const path = relative(library, id.replace('?samples', '')).replaceAll('\\', '/');
        return `export const samples = ${JSON.stringify(samples.get(path) ?? {})};`;
      },
    },
  };
}
