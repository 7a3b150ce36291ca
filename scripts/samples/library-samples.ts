import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forgetModules } from './modules.ts';
import { library } from './public-path.ts';
import { type Samples, storySamples } from './story-samples.ts';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
const config = join(import.meta.dirname, '../../biome.json');

/** The samples of every file of stories in the library, by its path. */
export function librarySamples(): Map<string, Samples> {
  forgetModules();
  return new Map(
    globSync('*/*.stories.tsx', { cwd: library }).map((path) => [path, storySamples(join(library, path))]),
  );
}

/** The same samples, laid out as all code of the product is. */
export function laidOut(all: ReadonlyMap<string, Samples>): Map<string, Samples> {
  const folder = mkdtempSync(join(tmpdir(), 'samples-'));
  const entries = [...all].flatMap(([path, samples], at) =>
    Object.entries(samples).map(([name, text]) => ({ path, name, text, file: join(folder, `${at}-${name}.tsx`) })),
  );
  try {
    for (const { file, text } of entries) writeFileSync(file, text);
    const options = ['format', '--write', '--log-level=error', `--config-path=${config}`, '--vcs-enabled=false'];
    execFileSync(process.execPath, [biome, ...options, folder], { cwd: folder, stdio: 'pipe' });
    const written = new Map<string, Samples>();
    for (const { path, name, file } of entries)
      written.set(path, { ...written.get(path), [name]: readFileSync(file, 'utf8') });
    return written;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
