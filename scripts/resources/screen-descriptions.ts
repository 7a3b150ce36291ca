import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

interface Download {
  key: string;
  readBy?: string;
}

/** What a resource's screens say of it, as far as it is plain data. */
export interface ScreenDescription {
  key: string;
  columns: readonly { key: string }[];
  fields: Readonly<Record<string, { kind: string; to?: string }>>;
  events: readonly string[];
  bulkEvents?: readonly string[];
  bulkDownload?: Download;
  moreDownloads?: readonly Download[];
  regions?: readonly { key: string }[];
  related?: readonly { key: string }[];
  hasDocuments?: boolean;
  loadWorkflow?: unknown;
}

const all = 'virtual:resources';

/** Descriptions are plain data, but the cells beside them are not: styles are left out, for nothing is drawn here. */
const descriptions: Plugin = {
  name: 'resource-descriptions',
  enforce: 'pre',
  resolveId: (id) => (id === all ? `\0${all}` : null),
  load(id) {
    if (id.endsWith('.css.ts')) return 'export default {};';
    if (id !== `\0${all}`) return null;
    return `export const modules = import.meta.glob('/src/features/**/*.resource.{ts,tsx}', { eager: true });
export { resources } from '/src/app/resources.ts';
export { recordTabs } from '/src/crud/record/record-tabs.ts';`;
  },
};

interface Loaded {
  modules: Record<string, Record<string, ScreenDescription>>;
  resources: Record<string, { paths: Readonly<Record<string, string>> }>;
  recordTabs: (resource: ScreenDescription, t: (key: string) => string) => { id: string }[];
}

/** Every resource's description, by its key, with the tabs of its records: found by its file's name, listed nowhere. */
export async function screenDescriptions(): Promise<Map<string, ScreenDescription & { tabs: string[] }>> {
  const { module } = await runnerImport<Loaded>(all, {
    root: join(import.meta.dirname, '../../apps/admin'),
    configFile: false,
    logLevel: 'error',
    plugins: [descriptions],
  });
  const found = Object.values(module.modules).flatMap((exported) => Object.values(exported));
  return new Map(
    found.map((each) => [
      each.key,
      {
        ...each,
        tabs: module.resources[each.key]?.paths.view ? module.recordTabs(each, (key) => key).map(({ id }) => id) : [],
      },
    ]),
  );
}
