import type { ComponentDocs } from '../../packages/ui/src/private/component-docs.ts';
import type { Described } from './PropTable.tsx';

const allDocs = import.meta.glob<ComponentDocs>('../../packages/ui/src/*/*.docs.ts', { eager: true, import: 'docs' });
const modules = import.meta.glob<Record<string, Described>>([
  '../../packages/ui/src/*/*.tsx',
  '!**/*.{stories,test}.tsx',
]);
const loaded = new Map<string, Promise<Described | undefined>>();

/** The path of a component in its folder, as its file of stories has it. */
function pathOf(storiesFile: string): string {
  return storiesFile.replace(/^.*\/packages\/ui\//, '../../packages/ui/').replace(/\.stories\.tsx$/, '');
}

/** What is said about the component whose stories stand in this file. */
export function docsOf(storiesFile: string): ComponentDocs | undefined {
  return allDocs[`${pathOf(storiesFile)}.docs.ts`];
}

/** The component itself, with what Storybook read from its types; stories often show it inside another. */
export function componentOf(storiesFile: string): Promise<Described | undefined> {
  const path = pathOf(storiesFile);
  const name = path.split('/').at(-1) ?? '';
  const known =
    loaded.get(path) ?? modules[`${path}.tsx`]?.().then((module) => module[name]) ?? Promise.resolve(undefined);
  loaded.set(path, known);
  return known;
}
