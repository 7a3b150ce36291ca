import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const top = join(import.meta.dirname, '../..');

/** An icon that the product draws. */
export interface IconUse {
  /** What it is imported by. */
  name: string;
  /** Its class in a page, by which it is mirrored. */
  inPage: string;
  /** Where it is drawn: components of the library, and places of the app. */
  places: readonly string[];
}

/** Every icon that the library and the app import, each by itself, with where that is. */
export function iconUses(): IconUse[] {
  const places = new Map<string, Set<string>>();
  for (const root of ['packages/ui/src', 'apps/admin/src'])
    for (const path of globSync('**/*.{ts,tsx}', { cwd: join(top, root), exclude: ['**/*.{stories,test}.{ts,tsx}'] })) {
      const place = placeOf(path.replaceAll('\\', '/'), root === 'packages/ui/src');
      for (const name of iconsIn(readFileSync(join(top, root, path), 'utf8')))
        places.set(name, (places.get(name) ?? new Set()).add(place));
    }
  return [...places]
    .map(([name, found]) => ({ name, inPage: inPage(name), places: [...found].sort() }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The icons that a source imports; what lucide gives besides them are types and its provider. */
export function iconsIn(source: string): string[] {
  return [...source.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => /^[A-Z]/.test(name) && name !== 'LucideProvider'),
  );
}

/** `PanelLeftOpen` is called `panel-left-open` in the page; `Trash2` is another name of what is called `trash` there. */
function inPage(name: string): string {
  const own = name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase();
  const file = join(top, `node_modules/lucide-react/dist/esm/icons/${own}.mjs`);
  return readFileSync(file, 'utf8').match(/^export \{ default \} from '\.\/(.+)\.mjs'/m)?.[1] ?? own;
}

/** `Button` for the library's `Button/Button.tsx`; in the app the whole path says more. */
function placeOf(path: string, isLibrary: boolean): string {
  const [folder = '', ...rest] = path.split('/');
  const file = path.replace(/(\.resource)?\.tsx?$/, '');
  return isLibrary && folder !== 'private' && rest.length > 0 ? folder : file;
}
