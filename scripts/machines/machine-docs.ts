/** Writes docs/machines.md and a page for each machine in Storybook. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { machineStory, machinesDocument } from './machine-pages.ts';
import { machineSources } from './machine-sources.ts';

const root = join(import.meta.dirname, '../..');

/** Where the pages of Storybook's catalogue stand. */
export const storyFolder = '.storybook/machines';
const storyEnding = '.stories.tsx';

/** Every file that is written from the machines, by its path in the repository. */
export async function machineFiles(): Promise<Map<string, string>> {
  const sources = await machineSources();
  const stories = sources.map((source): [string, string] => [
    `${storyFolder}/${source.path.split('/').at(-1)}${storyEnding}`,
    formatted(machineStory(source), source.path + storyEnding),
  ]);
  return new Map([['docs/machines.md', machinesDocument(sources)], ...stories]);
}

/** A line's length depends on the names in it. */
function formatted(text: string, name: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return execFileSync(process.execPath, [biome, 'check', '--write', `--stdin-file-path=${name}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
}

async function write(): Promise<void> {
  rmSync(join(root, storyFolder), { recursive: true, force: true });
  const files = await machineFiles();
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  console.log(`Written: docs/machines.md and ${readdirSync(join(root, storyFolder)).length} pages in ${storyFolder}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) await write();
