import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const ofEverybody = /^assets\/(?:boot|index|core-\w+|texts-\w+|platform|start|shell|parts|directory|tools|form)-/;
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes beside each file that most people fetch the same as brotli does it at its best: a tenth less to send. The server does so
 * when somebody asks for a file, quickly and not as well; at its best that takes too long for whoever waits for it.
 */
export function compressFirstFiles(): Plugin {
  return {
    name: 'compress-first-files',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => ofEverybody.test(name) && /\.(?:js|css)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = join(dir, name);
          await writeFile(`${file}.br`, await promisify(brotliCompress)(await readFile(file), best));
        }),
      );
    },
  };
}
