import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

export const library = join(import.meta.dirname, '../../packages/ui/src');

const door = new Map(
  [...readFileSync(join(library, 'index.ts'), 'utf8').matchAll(/\{([^}]*)\} from '(.*)'/g)].flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name): [string, string] => [`${join(library, file)} ${name.replace('type ', '').trim()}`, '@diwan/ui']),
  ),
);

/** The file of ours that an import in another one leads to; nothing for a package's. */
export function importedFile(from: string, importer: string): string | undefined {
  if (from.startsWith('#')) return join(library, from.slice(1));
  return from.startsWith('.') ? resolve(dirname(importer), from) : undefined;
}

/** Where others import this from; nothing for what only stories have. */
export function publicPath(file: string, name: string): string | undefined {
  const path = relative(library, file);
  if (door.has(`${file} ${name}`)) return '@diwan/ui';
  const isPublic = /^(?!private\/)(\w+)\/\w+\.tsx$/.test(path) && existsSync(file);
  if (isPublic) return `@diwan/ui/${path.replace(/\.tsx$/, '')}`;
  return path.startsWith('theme/') ? `@diwan/ui/${path.replace(/(\.css)?\.ts$/, '$1')}` : undefined;
}
