/** Writes what a recipe asks for, and its lines in the registers: see docs/recipes. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { component } from './templates/component.ts';
import { machine } from './templates/machine.ts';
import type { Plan } from './templates/plan.ts';
import { resource } from './templates/resource/resource.ts';

const recipes: Record<string, (name: string, root: string, details: readonly string[]) => Plan> = {
  component,
  machine,
  resource,
};

/** What a recipe asks for: `resource venues name:localized cityId:city`. */
export function plan(kind: string, root: string, name = '', ...details: string[]): Plan {
  const recipe = recipes[kind];
  if (!recipe) throw new Error(`Say what to make: ${Object.keys(recipes).join(', ')}.`);
  return recipe(name, root, details);
}

/** Writes the planned files and lines, or nothing at all when a file is there already. */
export function write({ files, additions }: Plan, root: string): void {
  const taken = Object.keys(files).filter((path) => existsSync(join(root, path)));
  if (taken.length > 0) throw new Error(`Nothing was written, because this is there already: ${taken.join(', ')}`);
  const texts = new Map(Object.entries(files));
  for (const { path, after, add } of additions) {
    const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    if (text.split(after).length !== 2) throw new Error(`Nothing was written, because ${path} has not once: ${after}`);
    texts.set(
      path,
      text.replace(after, () => after + add),
    );
  }
  for (const [path, text] of texts) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  format([...texts.keys()], root);
}

/** A line's length depends on the name in it. */
function format(paths: readonly string[], root: string): void {
  const sources = paths.filter((path) => !path.endsWith('.sql'));
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', '--linter-enabled=false', ...sources], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

function run(kind = '', ...said: string[]): void {
  const root = join(import.meta.dirname, '..');
  try {
    const planned = plan(kind, root, ...said);
    write(planned, root);
    const list = (title: string, lines: Iterable<string>) => console.log([title, ...lines].join('\n  '));
    list('Written:', Object.keys(planned.files));
    list('With its lines in:', new Set(planned.additions.map(({ path }) => path)));
    list('Left to do:', planned.steps);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]!).href) run(...process.argv.slice(2));
