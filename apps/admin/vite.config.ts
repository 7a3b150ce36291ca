import { pathToFileURL } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { packEndpoints } from './src/api/packed-endpoints.ts';
import { bootWithFiles } from './vite-boot.ts';
import { chunkFileNames, chunkGroups } from './vite-chunks.ts';
import { compiled } from './vite-compiled.ts';
import { compileBesides } from './vite-compile-hints.ts';
import { compressFirstFiles } from './vite-compression.ts';
import { listInDirectory } from './vite-directory.ts';
import { everyImportWaits, loadWhatHasArrived } from './vite-loading.ts';

const pathTables = [
  { file: '/src/api/contract-paths.ts', compute: () => import('./src/api/contract-paths.ts') },
  { file: '/src/demo/demo-paths.ts', compute: () => import('./src/demo/demo-paths.ts') },
];

const fieldTable = '/src/crud/resource/contract-fields.ts';
type FieldTables = Readonly<Record<string, Readonly<Record<string, object>>>>;

/** Replaces the files that compute tables of paths by these tables, so that neither zod nor ts-rest reaches the browser with them. */
function inlinePathTables(): Plugin {
  return {
    name: 'inline-path-tables',
    enforce: 'pre',
    async load(id) {
      const table = pathTables.find(({ file }) => id.endsWith(file));
      if (!table) return null;
      const exported = Object.entries(await table.compute());
      const unpack = `import { unpackEndpoints } from '#api/packed-endpoints.ts';`;
      const tables = exported.map(([name, value]) => {
        return `export const ${name} = unpackEndpoints(${JSON.stringify(packEndpoints(value))});`;
      });
      return [unpack, ...tables].join('\n');
    },
  };
}

/** Writes the fields of a resource, and of its events, into its own file, in place of `contractFields.<key>`: a list loads those of no other one. */
function inlineContractFields(): Plugin {
  return {
    name: 'inline-contract-fields',
    enforce: 'pre',
    load: (id) => (id.endsWith(fieldTable) ? 'export const contractFields = {}, contractEvents = {};' : null),
    async transform(code, id) {
      if (!/\.resource\.tsx?$/.test(id) || !code.includes('contractFields')) return null;
      const tables = (await import('./src/crud/resource/contract-fields.ts')) as FieldTables;
      return {
        code: code.replace(/\b(contract(?:Fields|Events))\.(\w+)/g, (_, table: string, key: string) =>
          JSON.stringify(tables[table]![key]),
        ),
        map: null,
      };
    },
  };
}

/** Writes each message file out as it is put together, so that words shared by several resources cost no request of their own. */
function inlineMessages(): Plugin {
  return {
    name: 'inline-messages',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!/\/packages\/messages\/src\/[\w-]+\/(ar|en)\.ts$/.test(id)) return null;
      const { messages } = await import(pathToFileURL(id).href);
      return `export const messages = ${JSON.stringify(messages)};`;
    },
  };
}

/** What the machines of the screens say of themselves is for who reads them and for Storybook; a person fetches none of it. */
function forgetDescriptions(): Plugin {
  return {
    name: 'forget-descriptions',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/packages\/machines\/src\/(?!workflows\/).*\.machine\.ts$/.test(id)) return null;
      return { code: code.replace(/^ *description:\s*'(?:[^'\\\n]|\\.)*',$/gm, ''), map: null };
    },
  };
}

/** `lucide-react` draws each icon through six modules for any framework; ours draws the same for React. */
function drawIconsPlainly(): Plugin {
  const ours = new URL('../../packages/ui/src/private/create-icon.ts', import.meta.url).pathname;
  return {
    name: 'draw-icons-plainly',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/lucide-react/dist/esm/createLucideIcon.mjs')
        ? `export { createIcon as default } from ${JSON.stringify(ours)};`
        : null,
  };
}

/** react-aria empties its live region through `innerHTML`, which Trusted Types refuse; it means the same as this. */
function emptyWithoutHtml(): Plugin {
  return {
    name: 'empty-without-html',
    transform(code, id) {
      if (!/\/live-announcer\/LiveAnnouncer\.m?js$/.test(id)) return null;
      return { code: code.replaceAll(".innerHTML = ''", '.replaceChildren()'), map: null };
    },
  };
}

/**
 * react-aria remembers which elements are in transition and forgets one when its last transition ends; it hears of one cancelled
 * transition alone, so a button that goes while two run would be kept, and the whole screen with it.
 */
function forgetCancelledTransitions(): Plugin {
  return {
    name: 'forget-cancelled-transitions',
    transform(code, id) {
      if (!/\/private\/utils\/runAfterTransition\.m?js$/.test(id)) return null;
      if (!code.includes('once: true')) this.error('runAfterTransition has changed: see whether it still needs this.');
      return { code: code.replace('once: true', 'once: false'), map: null };
    },
  };
}

/** Says the order of the cascade's layers at the head of every style sheet, so that it holds whichever comes first. */
function layersFirst(): Plugin {
  const order = /@layer [\w-]+(?:,[\w-]+)+;/;
  return {
    name: 'layers-first',
    enforce: 'post',
    generateBundle(_, bundle) {
      const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
      const statement = sheets.map((sheet) => order.exec(String('source' in sheet && sheet.source))?.[0]).find(Boolean);
      if (!statement) this.error('No style sheet names the order of the layers.');
      for (const sheet of sheets) if (sheet.type === 'asset') sheet.source = statement + String(sheet.source);
    },
  };
}

const api = process.env.API_URL ?? 'http://localhost:8080';

export default defineConfig(({ command }) => {
  // What is built is what people get, whatever NODE_ENV the caller has: a test run's would bring in what is for development alone.
  if (command === 'build') process.env.NODE_ENV = 'production';
  return config;
});

const config: UserConfig = {
  plugins: [
    loadWhatHasArrived(),
    listInDirectory(),
    inlinePathTables(),
    inlineContractFields(),
    inlineMessages(),
    forgetDescriptions(),
    drawIconsPlainly(),
    emptyWithoutHtml(),
    forgetCancelledTransitions(),
    react(compiled),
    vanillaExtractPlugin(),
    layersFirst(),
    bootWithFiles(),
    everyImportWaits(),
    compileBesides(),
    compressFirstFiles(),
    { ...optimizeLocales.vite({ locales: ['ar-AE', 'en-US'] }), enforce: 'pre' },
  ],
  // React has had it since 18; the shim is for those before.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' }] },
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups }, chunkFileNames } },
  },
  server: {
    port: 5173,
    proxy: { '/api': api, '/oidc': api, '/broadcasting': api, '/films': api, '/livez': api, '/readyz': api },
  },
};
