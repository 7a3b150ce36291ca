import type { ComponentType } from 'react';
import { prefetch } from '#api/cache/prefetch.ts';
import { firstPage } from '#api/first-page.ts';
import type { ScreenKind } from '#crud/resource/define-resource.ts';
import { callOf } from '#crud/resource/resource-client.ts';
import type { MessageNamespace } from '#messages/messages.ts';
import type { ResourceScreen } from '../resources.ts';
import type { ScreenSource } from './screen-source.ts';

type LoadScreen = () => Promise<ComponentType>;

/** What a kind of screen says besides. */
const ownTexts: { readonly [kind in ScreenKind]?: readonly MessageNamespace[] } = {
  view: ['records', 'crudLate'],
  review: ['records', 'review', 'crudLate'],
  add: ['forms', 'crudLate'],
  edit: ['forms', 'crudLate'],
};

const kit: Record<ScreenKind, LoadScreen> = {
  list: async () => (await import('#crud/list/ListScreen.tsx')).ListScreen,
  view: async () => (await import('#crud/record/ViewScreen.tsx')).ViewScreen,
  review: async () => (await import('#crud/review/ReviewScreen.tsx')).ReviewScreen,
  add: async () => (await withNotice(import('#crud/form/EditScreen.tsx'))).AddScreen,
  edit: async () => (await withNotice(import('#crud/form/EditScreen.tsx'))).EditScreen,
};

/** A save made offline is told by the journal's notice, which can't be fetched then: it comes with the form. */
async function withNotice<T>(form: Promise<T>): Promise<T> {
  const [screens] = await Promise.all([form, import('#crud/drafts/journal/JournalNotice.tsx')]);
  return screens;
}

/** How a screen of a resource comes: the kit's, or the one of its own that stands in for it. */
export function sourceOfScreen({ key, kind, entry }: ResourceScreen): ScreenSource {
  const loadScreen = entry.screens?.[kind] ?? kit[kind];
  return {
    texts: [key, 'crud', ...(ownTexts[kind] ?? []), ...(entry.texts?.[kind] ?? [])],
    prefetch: prefetchFor({ key, kind, entry }),
    load: async () => {
      const [resource, Screen, { ResourceProvider }] = await Promise.all([
        entry.load(),
        loadScreen(),
        import('#crud/resource/ResourceProvider.tsx'),
      ]);
      // Not at once: it needs the translator, which comes with the shell.
      if (kind === 'add' || kind === 'edit')
        void import('#crud/form/preload-form.ts').then(({ preloadForm }) => preloadForm(resource));
      const ScreenOfResource = () => (
        <ResourceProvider resource={resource}>
          <Screen />
        </ResourceProvider>
      );
      return { default: ScreenOfResource };
    },
  };
}

/** A list is prefetched at its plain address alone; a record wherever its address names it; a queue asks itself. */
function prefetchFor({ key, kind, entry }: Omit<ResourceScreen, 'path'>): ScreenSource['prefetch'] {
  if (kind === 'list') {
    if (entry.asksMore) return undefined;
    return (_, search) => search === '' && prefetch(callOf(key, 'list'), { query: firstPage });
  }
  if (kind === 'review') return undefined;
  return (params) => {
    const id = params.uuid ?? params.id;
    if (id) prefetch(callOf(key, 'view'), { params: { id } });
  };
}
