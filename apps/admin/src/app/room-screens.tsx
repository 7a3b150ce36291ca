import type { ComponentType } from 'react';
import { askEarly } from '../api/client.ts';
import { firstPage } from '../api/first-page.ts';
import type { Resource, ScreenKind } from '../crud/define-resource.ts';
import type { MessageRoom } from '../messages/messages.ts';
import type { ScreenPath } from './screen-paths.ts';
import type { RoomScreens, ScreenSource } from './screen-source.ts';

type LoadResource = () => Promise<Resource>;
type LoadScreen = () => Promise<ComponentType>;

const sharedTexts: readonly MessageRoom[] = ['crud', 'choices', 'workflows'];

/** What a kind of screen says besides. */
const ownTexts: { readonly [kind in ScreenKind]?: readonly MessageRoom[] } = {
  view: ['records'],
  add: ['forms'],
  edit: ['forms'],
};

const kit: Record<ScreenKind, LoadScreen> = {
  list: async () => (await import('../crud/ListScreen/ListScreen.tsx')).ListScreen,
  view: async () => (await import('../crud/ViewScreen/ViewScreen.tsx')).ViewScreen,
  add: async () => (await withNotice(import('../crud/EditScreen/EditScreen.tsx'))).AddScreen,
  edit: async () => (await withNotice(import('../crud/EditScreen/EditScreen.tsx'))).EditScreen,
};

/** A save made offline is told by the journal's notice, which can't be fetched then: it comes with the form. */
async function withNotice<T>(form: Promise<T>): Promise<T> {
  const [screens] = await Promise.all([form, import('../crud/journal/JournalNotice.tsx')]);
  return screens;
}

/** One screen of a resource: the kit's, or one of the room's own that stands in for it. */
export function roomScreen(
  room: MessageRoom,
  loadResource: LoadResource,
  loadScreen: LoadScreen,
  texts: readonly MessageRoom[] = [],
): ScreenSource {
  return {
    texts: [room, ...sharedTexts, ...texts],
    load: async () => {
      const [resource, Screen, { RoomProvider }] = await Promise.all([
        loadResource(),
        loadScreen(),
        import('../crud/RoomProvider.tsx'),
      ]);
      // Not at once: it needs the translator, which comes with the hall.
      void import('../crud/preload-form.ts').then(({ preloadForm }) => preloadForm(resource));
      const Room = () => (
        <RoomProvider resource={resource}>
          <Screen />
        </RoomProvider>
      );
      return { default: Room };
    },
  };
}

/** A list is known early at its plain address alone; a record wherever its address names it. */
function asking(room: MessageRoom, kind: ScreenKind): ScreenSource['askEarly'] {
  if (kind === 'list') return (_, search) => search === '' && askEarly(room, 'list', { query: firstPage });
  return (params) => {
    const id = params.uuid ?? params.id;
    if (id) askEarly(room, 'view', { params: { id } });
  };
}

/** The kit's screens of a resource, at their addresses. */
export function roomScreens(
  room: MessageRoom,
  loadResource: LoadResource,
  paths: { readonly [kind in ScreenKind]?: ScreenPath },
): RoomScreens {
  const entries = Object.entries(paths) as [ScreenKind, ScreenPath][];
  return Object.fromEntries(
    entries.map(([kind, path]) => {
      const screen = roomScreen(room, loadResource, kit[kind], ownTexts[kind]);
      return [path, { ...screen, askEarly: asking(room, kind) }];
    }),
  );
}
