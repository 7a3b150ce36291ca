import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const library = join(import.meta.dirname, '../../packages/ui/src');

const door = new Map(
  [...readFileSync(join(library, 'index.ts'), 'utf8').matchAll(/\{([^}]*)\} from '(.*)'/g)].flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name): [string, string] => [`${join(library, file)} ${name.replace('type ', '').trim()}`, '@diwan/ui']),
  ),
);

/** Where others import this from; nothing for what only stories have. */
export function publicPath(file: string, name: string): string | undefined {
  const path = relative(library, file);
  if (door.has(`${file} ${name}`)) return '@diwan/ui';
  const isPublic = /^(?!private\/)(\w+)\/\w+\.tsx$/.test(path) && existsSync(file);
  if (isPublic) return `@diwan/ui/${path.replace(/\.tsx$/, '')}`;
  return path.startsWith('theme/') ? `@diwan/ui/${path.replace(/(\.css)?\.ts$/, '$1')}` : undefined;
}
