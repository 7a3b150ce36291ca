/** Writes docs/licences.md: what the product is made of beside its own code, from the lock file; `npm run licences`. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
export const listPath = 'docs/licences.md';

/** Packages that name their licence where people read it, and not in their manifest. */
const named = { 'combine-errors 3.0.3': 'MIT' };

/** Every package that is not for development alone, of all platforms, as the lock file names it. */
export function runtimePackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const all = Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .map(([path, { version, license }]) => {
      const name = path.split('node_modules/').at(-1);
      return { path, name, version, license: license ?? named[`${name} ${version}`] };
    });
  const byName = new Map(all.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byName.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

export function licenceList() {
  const packages = runtimePackages();
  const rows = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license ?? ''} |`);
  return `# Licences

Written by \`npm run licences\` from the lock file: every package that is not for development alone, of all platforms. \`npm run build\`
puts the full texts of those it takes into \`dist/LICENCES.txt\`, and a CycloneDX list of all into \`dist/sbom.json\`.

- **elkjs** offers EPL-2.0 or GPL-3.0: we take EPL-2.0. It is passed on unchanged, in a worker of its own.
- **libvips** (\`@img/sharp-libvips-*\`, and in one with sharp for Windows) is LGPL-3.0: a library of its own in \`node_modules\`, which may be replaced.
- **lightningcss** is MPL-2.0: it builds style sheets and is no part of what is passed on.
- **IBM Plex Sans** (\`@fontsource/*\`) is OFL-1.1: passed on unchanged, under its own name; what is cut from it (\`npm run fonts\`) is called Diwan Arabic and Diwan Latin and has the same licence.

| package | version | licence |
| --- | --- | --- |
${rows.join('\n')}
`;
}

/** The texts of the licences of all that is installed here, for whoever is given the product. */
export function licenceTexts() {
  return runtimePackages()
    .map(({ path, name, version, license }) => {
      const files = globSync('{licen[cs]e,LICEN[CS]E,Licen[cs]e,COPYING,NOTICE,THIRD-PARTY-NOTICES}*', {
        cwd: join(root, path),
      });
      const texts = files.sort().map((file) => readFileSync(join(root, path, file), 'utf8').trim());
      return { title: `${name} ${version} (${license})`, text: texts.join('\n\n') };
    })
    .filter(({ text }) => text !== '')
    .map(({ title, text }) => `${title}\n${'='.repeat(title.length)}\n\n${text}\n`)
    .join('\n\n');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeFileSync(join(root, listPath), licenceList());
