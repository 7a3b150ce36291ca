import type { ComponentType } from 'react';
import { prefetch } from '../api/client.ts';
import { firstPage } from '../api/first-page.ts';
import type { Resource, ScreenKind } from '../crud/resource/define-resource.ts';
import type { ResourceKey } from '../crud/resource/resource-types.ts';
import type { MessageNamespace } from '../messages/messages.ts';
import type { ScreenPath } from './screen-paths.ts';
import type { ResourceScreens, ScreenSource } from './screen-source.ts';

type LoadResource = () => Promise<Resource>;
type LoadScreen = () => Promise<ComponentType>;

const sharedTexts: readonly MessageNamespace[] = ['crud', 'choices', 'workflows'];

/** What a kind of screen says besides. */
const ownTexts: { readonly [kind in ScreenKind]?: readonly MessageNamespace[] } = {
  view: ['records'],
  add: ['forms'],
  edit: ['forms'],
};

const kit: Record<ScreenKind, LoadScreen> = {
  list: async () => (await import('../crud/list/ListScreen.tsx')).ListScreen,
  view: async () => (await import('../crud/record/ViewScreen.tsx')).ViewScreen,
  add: async () => (await withNotice(import('../crud/form/EditScreen.tsx'))).AddScreen,
  edit: async () => (await withNotice(import('../crud/form/EditScreen.tsx'))).EditScreen,
};

/** A save made offline is told by the journal's notice, which can't be fetched then: it comes with the form. */
async function withNotice<T>(form: Promise<T>): Promise<T> {
  const [screens] = await Promise.all([form, import('../crud/drafts/journal/JournalNotice.tsx')]);
  return screens;
}

/** One screen of a resource: the kit's, or one of its own that stands in for it. */
export function resourceScreen(
  key: ResourceKey,
  loadResource: LoadResource,
  loadScreen: LoadScreen,
  texts: readonly MessageNamespace[] = [],
): ScreenSource {
  return {
    texts: [key, ...sharedTexts, ...texts],
    load: async () => {
      const [resource, Screen, { ResourceProvider }] = await Promise.all([
        loadResource(),
        loadScreen(),
        import('../crud/resource/ResourceProvider.tsx'),
      ]);
      // Not at once: it needs the translator, which comes with the shell.
      void import('../crud/form/preload-form.ts').then(({ preloadForm }) => preloadForm(resource));
      const ScreenOfResource = () => (
        <ResourceProvider resource={resource}>
          <Screen />
        </ResourceProvider>
      );
      return { default: ScreenOfResource };
    },
  };
}

/** A list is prefetched at its plain address alone; a record wherever its address names it. */
function prefetchFor(key: ResourceKey, kind: ScreenKind): ScreenSource['prefetch'] {
  if (kind === 'list') return (_, search) => search === '' && prefetch(key, 'list', { query: firstPage });
  return (params) => {
    const id = params.uuid ?? params.id;
    if (id) prefetch(key, 'view', { params: { id } });
  };
}

/** The kit's screens of a resource, at their addresses. */
export function screensOf(
  key: ResourceKey,
  loadResource: LoadResource,
  paths: { readonly [kind in ScreenKind]?: ScreenPath },
): ResourceScreens {
  const entries = Object.entries(paths) as [ScreenKind, ScreenPath][];
  return Object.fromEntries(
    entries.map(([kind, path]) => {
      const screen = resourceScreen(key, loadResource, kit[kind], ownTexts[kind]);
      return [path, { ...screen, prefetch: prefetchFor(key, kind) }];
    }),
  );
}
