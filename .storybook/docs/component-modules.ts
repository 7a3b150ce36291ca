import type { ComponentDocs } from '@diwan/ui/private/docs/component-docs.ts';
import type { Described } from './PropTable.tsx';

/** A component with what the list of its props is called. */
export interface Titled {
  title: string;
  component: Described;
}

const allDocs = import.meta.glob<ComponentDocs>('../../packages/ui/src/*/*.docs.ts', { eager: true, import: 'docs' });
const modules = import.meta.glob<Record<string, Described>>([
  '../../packages/ui/src/*/*.tsx',
  '!**/*.{stories,test}.tsx',
]);
const samples = import.meta.glob<Readonly<Record<string, string>>>('../../packages/ui/src/*/*.stories.tsx', {
  query: '?samples',
  import: 'samples',
});
const foundSamples = new Map<string, Promise<Readonly<Record<string, string>>>>();
const found = new Map<string, Promise<readonly Titled[]>>();

/** The path of a component in its folder, as its file of stories has it. */
function pathOf(storiesFile: string): string {
  return storiesFile.replace(/^.*\/packages\/ui\//, '../../packages/ui/').replace(/\.stories\.tsx$/, '');
}

/** What is said about the component whose stories stand in this file. */
export function docsOf(storiesFile: string): ComponentDocs | undefined {
  return allDocs[`${pathOf(storiesFile)}.docs.ts`];
}

/** The stories in this file as code to copy, by the names of their exports. */
export function samplesOf(storiesFile: string): Promise<Readonly<Record<string, string>>> {
  const path = `${pathOf(storiesFile)}.stories.tsx`;
  const read = foundSamples.get(path) ?? samples[path]?.() ?? Promise.resolve({});
  foundSamples.set(path, read);
  return read;
}

/** The component itself and, on the first page of a folder, what callers write too; with what Storybook read from their types. */
export function componentsOf(storiesFile: string): Promise<readonly Titled[]> {
  const path = pathOf(storiesFile);
  const components = found.get(path) ?? findComponents(path);
  found.set(path, components);
  return components;
}

async function findComponents(path: string): Promise<readonly Titled[]> {
  const [folder = '', name = ''] = path.split(/\/(?=[^/]*$)/);
  const firstPage = Object.keys(allDocs).find((page) => page.startsWith(`${folder}/`));
  const itself = { title: 'Props', component: (await modules[`${path}.tsx`]?.())?.[name] ?? {} };
  const others = firstPage === `${path}.docs.ts` ? await partsOf(folder) : [];
  return [itself, ...others].filter(({ component }) => Object.keys(component.__docgenInfo?.props ?? {}).length > 0);
}

/** What a folder has for the library's door beside the components that have a page. */
async function partsOf(folder: string): Promise<Titled[]> {
  const door = await import('@diwan/ui');
  const files = Object.keys(modules).filter((file) => file.startsWith(`${folder}/`));
  const exported = await Promise.all(files.map((file) => modules[file]!()));
  return exported
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => name in door && !allDocs[`${folder}/${name}.docs.ts`])
    .map(([name, component]) => ({ title: `Props of ${name}`, component }));
}
