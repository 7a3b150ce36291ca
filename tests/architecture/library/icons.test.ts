import { globSync, readFileSync } from 'node:fs';
import { fixedIcons, mirroredIcons } from '@diwan/ui/theme/base/mirrored-icons';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

// An icon's other names are files too, but only its own is its class in the page.
const drawn = new Set(
  globSync('node_modules/lucide-react/dist/esm/icons/*.mjs').map(
    (path) => readFileSync(path, 'utf8').match(/name: "([^"]+)"/)?.[1] ?? '',
  ),
);
const imported = sourceFiles('{apps,packages}/*/src/**/*.tsx').flatMap(({ text }) =>
  [...text.matchAll(/import \{([^}]*)\} from 'lucide-react'/g)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => /^[A-Z]/.test(name)),
  ),
);
/** `PanelLeftOpen` is called `panel-left-open` in the page, `Trash2` `trash-2`. */
const inPage = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase();
const pointing = /left|right|forward|^list|log-|undo|redo|reply|send|external|indent|align-|rotate|quote/;

test('T127 every icon that points somewhere is either mirrored or says why not', () => {
  const used = [...new Set(imported.map(inPage))];
  expect(used.length).toBeGreaterThan(30);
  const decided = new Set([...mirroredIcons, ...Object.keys(fixedIcons)]);
  expect(used.filter((name) => pointing.test(name) && !decided.has(name))).toEqual([]);
});

test('T127 the two lists name icons that exist, each once', () => {
  const decided = [...mirroredIcons, ...Object.keys(fixedIcons)];
  expect(decided.filter((name) => !drawn.has(name))).toEqual([]);
  expect(new Set(decided).size).toBe(decided.length);
});

test('T127 no component mirrors an icon by itself', () => {
  const turned = /transform: `scaleX\(\$\{vars\.direction\}\)`|scale: `\$\{vars\.direction\} 1`/;
  const styles = sourceFiles('{apps,packages}/*/src/**/*.css.ts').filter(({ text }) => turned.test(text));
  // Charts are drawn in coordinates of their own and mirrored as a whole.
  const allowed = ['packages/ui/src/private/chart/chart.css.ts', 'packages/ui/src/theme/base/icons.css.ts'];
  expect(styles.map(({ path }) => path).sort()).toEqual(allowed);
});
