import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { resources } from '@diwan/api-contract/resources';
import { loadMessages } from '@diwan/messages/load-messages';
import { expect, test } from 'vitest';
import { sourceFiles } from '../source-files.ts';

const src = 'apps/admin/src';
const namespaces = new Set(
  readdirSync('packages/messages/src', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())),
);
/** There before any screen inside the shell, and what comes with every page. */
const always = ['core', 'screens', 'shell', 'problems', 'crud'];
const lateNames = Object.keys(await loadMessages('crudLate', 'en')).join('|');
const isLate = new RegExp(`['"\`]crud:(${lateNames})\\b|\\bt\\(['"\`](${lateNames})[.'"\`]`);

const fileNamed = (name: string, from: string) =>
  name.startsWith('#') ? join(src, name.slice(1)) : join(dirname(from), name);
const wordsIn = (list = '') => [...list.matchAll(/'(\w+)'/g)].map(([, word]) => word!);

interface Source {
  text: string;
  /** Files of the screens that come together with this one. */
  needs: string[];
  /** Message files that it reads by name. */
  reads: string[];
}

const known = new Map<string, Source>();

function read(path: string): Source {
  const text = readFileSync(path, 'utf8').replaceAll(/\/\*\*[^]*?\*\//g, '');
  const needs = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from '((?:#|\.)[^']+)';/gms)]
    .map(([, name]) => fileNamed(name!, path))
    .filter((file) => /\.tsx?$/.test(file) && existsSync(file));
  const named = [
    ...[...text.matchAll(/useTranslation\(([^)]*)\)|getFixedT\([^,]+,([^)]*)\)/g)].flatMap(([, one, other]) =>
      wordsIn(one ?? other),
    ),
    ...[...text.matchAll(/['"`](\w+):[\w.-]+/g)].map(([, name]) => name!),
  ].filter((name) => namespaces.has(name));
  if (named.includes('crud') && isLate.test(text)) named.push('crudLate');
  return { text, needs, reads: [...new Set(named)] };
}

function sourceOf(path: string): Source {
  const source = known.get(path) ?? read(path);
  known.set(path, source);
  return source;
}

/** A file and all that comes with it. */
function broughtBy(path: string, files = new Set<string>()): Set<string> {
  if (files.has(path)) return files;
  files.add(path);
  for (const needed of sourceOf(path).needs) broughtBy(needed, files);
  return files;
}

/** Which texts are shown and not brought, and by which file. */
function missingOf(entry: string, brought: readonly string[]): string[] {
  return [...broughtBy(entry)].flatMap((path) =>
    sourceOf(path)
      .reads.filter((name) => ![...always, ...brought].includes(name))
      .map((name) => `${name}, which ${path} reads`),
  );
}

/** The file that a loader imports, which it names itself or leaves to another loader; that of a library is named as it is. */
function importedBy(loader: string, path: string): string | undefined {
  const written = /import\('([^']+)'\)/.exec(loader)?.[1];
  if (written) return written.startsWith('@') ? written : fileNamed(written, path);
  const { text, needs } = sourceOf(path);
  for (const [name] of loader.matchAll(/\w+/g)) {
    const made = new RegExp(`\\b${name}\\b\\s*[:=]\\s*(?:async )?\\(\\) =>[^;]*?import\\('[^']+'\\)`).exec(text)?.[0];
    if (made) return importedBy(made, path);
    const from = needs.find((file) => new RegExp(`export const ${name}\\b`).test(sourceOf(file).text));
    if (from) return importedBy(name, from);
  }
  return undefined;
}

const other = sourceOf(`${src}/app/routes/other-screens.ts`).text;
const screens = [...other.matchAll(/import\('([^']+)'\),\s*texts: \[([^\]]*)\]/g)].map(
  ([, entry, texts]) => [fileNamed(entry!, ''), wordsIn(texts)] as const,
);
const kit = sourceOf(`${src}/app/routes/resource-screens.tsx`).text;
/** What a kind of screen brings beside the texts of its resource. */
const ofKind = (kind: string) => wordsIn(new RegExp(`^  ${kind}: \\[([^\\]]*)\\],`, 'm').exec(kit)?.[1]);
const ofKit = [...kit.matchAll(/^  (\w+): async \(\) => .*import\('([^']+)'\)/gm)].map(
  ([, kind, entry]) => [fileNamed(entry!, ''), ofKind(kind!)] as const,
);
const ofResources = sourceFiles(`${src}/app/resources/*.ts`).flatMap(({ text }) =>
  text
    .split(/^  (?=\w+: \{$)/m)
    .slice(1)
    .flatMap((registered) => {
      const key = /^\w+/.exec(registered)![0];
      const own = /^    texts: (.*)$/m.exec(registered)?.[1] ?? '';
      const alsoFor = (kind: string) => wordsIn(new RegExp(`\\b${kind}: \\[([^\\]]*)`).exec(own)?.[1]);
      return [...registered.matchAll(/(\w+): async \(\) =>\s*\(await import\('([^']+)'\)/g)].map(
        ([, kind, entry]) => [fileNamed(entry!, ''), [key, ...ofKind(kind!), ...alsoFor(kind!)]] as const,
      );
    }),
);
/** Each with what is said to come with it, and where. */
const parts = sourceFiles(`${src}/**/*.{ts,tsx}`)
  .filter(({ path }) => !/\.test\.tsx?$/.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/\blazy(?:Now|WhenIdle|WhenCalm)\(\s*\[([^\]]*)\],([^;]{1,200})/g)].map(
      ([, texts, loader]) => [importedBy(loader!, path), wordsIn(texts), path] as const,
    ),
  );

test('every screen of its own and every part that comes later is found', () => {
  expect(screens.length).toBe(other.match(/load: \(\) => import\(/g)!.length);
  expect(ofKit).toHaveLength(5);
  expect(new Set(ofResources.map(([, [key]]) => key))).toEqual(new Set(Object.keys(resources)));
  expect(parts.filter(([entry]) => entry === undefined).map(([, , path]) => path)).toEqual([]);
});

test.each([...screens, ...ofKit, ...ofResources])('%s brings every text that it shows', (entry, texts) => {
  expect(missingOf(entry, texts)).toEqual([]);
});

// What a part shows and who asks for it reads, too, has come with that.
test.each(parts.filter(([entry]) => !entry?.startsWith('@')))(
  '%s brings every text that it shows',
  (entry, texts, path) => {
    expect(missingOf(entry!, [...texts, ...sourceOf(path).reads, 'crudLate'])).toEqual([]);
  },
);
