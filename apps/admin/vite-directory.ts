import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { chunkNamed, textsOfShell } from './vite-chunks.ts';

const source = join(import.meta.dirname, 'src');
const messages = join(import.meta.dirname, '../../packages/messages/src');
const loader = `import { loadListed } from ${JSON.stringify(join(source, 'loading/load-listed.ts'))};\n`;
/** Files that say how each screen comes. */
const registers = [
  ...globSync('app/resources/*.ts', { cwd: source }),
  'app/routes/other-screens.ts',
  'app/routes/resource-screens.tsx',
  'app/routes/routes.tsx',
];
/** What stands in a file that everybody has by then. */
const isThere =
  /[#/](?:features\/(?:sign-in|pages)|crud\/(?:list\/ListScreen|resource|form\/preload)|Shell|messages)\b/;
const literalImport = /\bimport\('([^']+)'\)/g;

/**
 * Keeps out of the first files where the code and the texts of all other screens are: each import of a register becomes
 * `loadListed(<name>)`, and the imports themselves stand in the directory, which comes after the first screen.
 */
export function listInDirectory(): Plugin {
  return {
    name: 'list-in-directory',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('/src/loading/directory.ts')) return directorySource();
      if (!id.endsWith('/messages/src/load-messages.ts')) return null;
      return { code: withListedTexts(readFileSync(id, 'utf8')), moduleType: 'ts' };
    },
    transform(code, id) {
      if (!registers.some((each) => id === join(source, each))) return null;
      const listed = code.replace(literalImport, (written, path) =>
        isThere.test(path) ? written : `loadListed(${JSON.stringify(nameOf(path))})`,
      );
      return listed === code ? null : { code: loader + listed, map: null };
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      for (const [name, path] of listed()) {
        const holder = chunks.find(({ moduleIds }) => moduleIds.includes(path));
        const impostor = chunks.find(({ fileName }) => chunkNamed(fileName) === name && holder?.fileName !== fileName);
        if (impostor) this.error(`${impostor.fileName} has the name of ${path}, which is in ${holder?.fileName}.`);
      }
    },
  };
}

/** Every module that the directory lists, by its name. */
function listed(): Map<string, string> {
  const all = new Map<string, string>();
  const add = (name: string, path: string) => {
    if (all.has(name) && all.get(name) !== path) throw new Error(`${path} and ${all.get(name)} have the same name.`);
    all.set(name, path);
  };
  for (const register of registers) {
    const file = join(source, register);
    for (const [, path] of readFileSync(file, 'utf8').matchAll(literalImport))
      if (!isThere.test(path!)) add(nameOf(path!), resolve(dirname(file), path!.replace(/^#/, `${source}/`)));
  }
  for (const path of globSync(join(messages, '*/{ar,en}.ts')))
    if (!isOfShell(path)) add(`${basename(dirname(path))}-${basename(path, '.ts')}`, path);
  return all;
}

const nameOf = (path: string) => basename(path).replace(/\.tsx?$/, '');
const isOfShell = (path: string) => textsOfShell.test(path) || path.includes('/src/core/');

function directorySource(): string {
  const lines = [...listed()].map(
    ([name, path]) => `  ${JSON.stringify(name)}: () => import(${JSON.stringify(path)}),`,
  );
  return `export const directory = {\n${lines.join('\n')}\n};`;
}

/** The texts that the shell brings stand where they are imported; all others are listed. */
function withListedTexts(code: string): string {
  const template = /await import\(`\.\/\$\{folder\}\/\$\{language\}\.ts`\)/;
  if (!template.test(code)) throw new Error('load-messages.ts imports texts in another way.');
  const ofShell = globSync(join(messages, '*/{ar,en}.ts')).filter(isOfShell);
  const table = ofShell.map((path) => {
    const name = `${basename(dirname(path))}-${basename(path, '.ts')}`;
    return `${JSON.stringify(name)}: () => import(${JSON.stringify(path)})`;
  });
  return [
    loader,
    `const textsOfShell: Record<string, () => Promise<any>> = { ${table.join(', ')} };`,
    code.replace(
      template,
      `await ((name) => textsOfShell[name]?.() ?? (loadListed(name) as Promise<any>))(\`\${folder}-\${language}\`)`,
    ),
  ].join('\n');
}
