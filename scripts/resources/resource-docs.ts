/** Writes docs/resources.md and docs/resources.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { resourcesDocument } from './resource-pages.ts';
import { describeResources } from './resource-sources.ts';

const root = join(import.meta.dirname, '../..');

/** Every file that is written from the resources, by its path in the repository. */
export async function resourceFiles(): Promise<Map<string, string>> {
  const resources = await describeResources();
  return new Map([
    ['docs/resources.md', resourcesDocument(resources)],
    ['docs/resources.json', `${JSON.stringify({ resources }, null, 2)}\n`],
  ]);
}

async function write(): Promise<void> {
  const files = await resourceFiles();
  for (const [path, text] of files) writeFileSync(join(root, path), text);
  console.log(`Written: ${[...files.keys()].join(', ')}.`);
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) await write();
