import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ResourceKey } from '@diwan/api-contract/resources';
import { messages as ar } from '@diwan/messages/core/ar';
import { messages as en } from '@diwan/messages/core/en';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { firstPage } from './src/api/first-page.ts';
import type { RegisteredResource } from './src/app/resources/registered-resource.ts';
import type * as Register from './src/app/resources.ts';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const gap = 'const files = null;';
const texts = { ar, en };

interface About {
  path: string;
  list: string | undefined;
  /** The file of the screen that stands in for the kit's list. */
  ownList: string | undefined;
}

type Language = keyof typeof texts;

/**
 * Puts into `boot.js` which files the first screen needs and where a list's first page is, and serves it under a name that may be kept for ever.
 * A resource's files are those of its description, of a list of its own, and of its texts; the register says at which path they are needed.
 */
export function bootWithFiles(): Plugin {
  return {
    name: 'boot-with-files',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const { contractPaths } = await import('./src/api/contract-paths.ts');
      // By its address: the configuration would be bundled with all screens otherwise.
      const register = pathToFileURL(join(import.meta.dirname, 'src/app/resources.ts')).href;
      const { resources }: typeof Register = await import(register);
      const about = (key: ResourceKey): About => {
        const { paths, screens }: RegisteredResource = resources[key];
        return {
          path: paths.list!.replace(/(\/list)?(\/:\w+\?)?$/, ''),
          list: contractPaths[key]?.list?.path,
          ownList: /import\('[#./]*([^']+)'\)/.exec(`${screens?.list}`)?.[1],
        };
      };
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return this.error('There is no page to put the boot script into.');
      const source = readFileSync(join(import.meta.dirname, 'public/boot.js'), 'utf8');
      if (!source.includes(gap)) this.error(`boot.js has no line "${gap}" to fill.`);
      const filled = minifySync(
        'boot.js',
        source.replace(gap, () => `const files = ${JSON.stringify(filesOf(chunks, about))};`),
      ).code;
      const hash = createHash('sha256').update(filled).digest('base64url').slice(0, 8);
      const fileName = `assets/boot-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: filled });
      page.source = String(page.source).replace('"/boot.js"', `"/${fileName}"`);
    },
  };
}

function filesOf(chunks: Chunk[], about: (key: ResourceKey) => About) {
  const entry = chunks.find(({ isEntry }) => isEntry);
  const named = (name: string) => chunks.filter((chunk) => chunk.name === name);
  const holding = (path: string) => chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
  const known = new Set(entry ? withImports(entry, chunks) : []);
  const shell = named('shell').flatMap((chunk) => withImports(chunk, chunks));
  const later = (needed: Chunk[], besides: string[] = []) => {
    const files = needed.flatMap((chunk) => withImports(chunk, chunks));
    return [...new Set(files)].filter((file) => !known.has(file) && !besides.includes(file)).map(inAssets);
  };
  const screens = chunks
    .flatMap(({ moduleIds }) => moduleIds.filter((id) => /\.resource\.tsx?$/.test(id)))
    .map((id) => ({ id, key: keyIn(id), ...about(keyIn(id)) }));
  // The longest path that fits is the one that is taken.
  screens.sort((one, other) => one.path.length - other.path.length);
  const ofLanguage = (language: Language) => ({
    everybody: later(holding(`/messages/src/core/${language}.ts`)),
    shell: later([...named('shell'), ...named(`texts-${language}`)]),
    failure: { ...texts[language].startFailure, retry: texts[language].retry },
  });
  const ofScreen = ({ id, key, list, ownList }: (typeof screens)[number]) => ({
    files: later([...holding(id), ...(ownList ? holding(ownList) : [])], shell),
    ar: later(holding(messagesOf(key, 'ar'))),
    en: later(holding(messagesOf(key, 'en'))),
    firstPage: `${list}?${new URLSearchParams(firstPage)}`,
  });
  return {
    // The entry's name is here so that the boot script is another one whenever anything is.
    entry: entry?.fileName,
    ar: ofLanguage('ar'),
    en: ofLanguage('en'),
    directory: later(holding('/src/loading/directory.ts'), shell),
    screens: Object.fromEntries(screens.map((screen) => [screen.path, ofScreen(screen)])),
  };
}

/** A chunk, what it imports at once, and their style sheets. */
function withImports(chunk: Chunk, chunks: Chunk[], seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunks.filter(({ fileName }) => chunk.imports.includes(fileName));
  return [
    chunk.fileName,
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...imported.flatMap((each) => withImports(each, chunks, seen)),
  ];
}

const messagesOf = (key: string, language: Language) =>
  `/messages/src/${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}/${language}.ts`;

/** The key that a resource's description says. */
function keyIn(id: string): ResourceKey {
  const key = /\bkey: '(\w+)'/.exec(readFileSync(id, 'utf8'))?.[1];
  if (!key) throw new Error(`${id} doesn't say its key where the build can read it.`);
  return key as ResourceKey;
}

const inAssets = (file: string) => file.replace('assets/', '');
