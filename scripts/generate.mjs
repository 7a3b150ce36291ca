/** Writes the files of a recipe with their shape, and says which lines to add: see docs/recipes. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { component } from './templates/component.mjs';
import { machine } from './templates/machine.mjs';
import { resource } from './templates/resource.mjs';

const recipes = { component, machine, resource };

/** What a recipe asks for: whole files, and additions beside a text that a file already has. */
export function plan(kind, name, root) {
  const recipe = recipes[kind];
  if (!recipe) throw new Error(`Say what to make: ${Object.keys(recipes).join(', ')}.`);
  return recipe(name ?? '', root);
}

/** Writes the planned files, or none of them when one is there already. */
export function write({ files }, root) {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Nothing was written, because this is there already: ${taken.join(', ')}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  format(Object.keys(files), root);
}

/** A line's length depends on the name in it. */
function format(paths, root) {
  const sources = paths.filter((path) => !path.endsWith('.sql'));
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', ...sources], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function run(kind, name) {
  const root = join(import.meta.dirname, '..');
  try {
    const planned = plan(kind, name, root);
    write(planned, root);
    console.log(
      `Written:\n${Object.keys(planned.files)
        .map((path) => `  ${path}`)
        .join('\n')}`,
    );
    console.log('\nNow add:');
    for (const { path, add, after } of planned.additions) {
      console.log(`  ${path}, after ${JSON.stringify(after.trim())}:\n    ${add.trim().replaceAll('\n', '\n    ')}`);
    }
    for (const step of planned.steps) console.log(`  ${step}`);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) run(process.argv[2], process.argv[3]);
