import type { ComponentType } from 'react';
import type { Resource, ScreenKind } from '../crud/define-resource.ts';
import type { MessageRoom } from '../messages/messages.ts';
import type { ScreenPath } from './screen-paths.ts';
import type { RoomScreens, ScreenSource } from './screen-source.ts';

type LoadResource = () => Promise<Resource>;
type LoadScreen = () => Promise<ComponentType>;

const sharedTexts: readonly MessageRoom[] = ['crud', 'choices', 'workflows'];

const kit: Record<ScreenKind, LoadScreen> = {
  list: async () => (await import('../crud/ListScreen/ListScreen.tsx')).ListScreen,
  view: async () => (await import('../crud/ViewScreen/ViewScreen.tsx')).ViewScreen,
  add: async () => (await import('../crud/EditScreen/EditScreen.tsx')).AddScreen,
  edit: async () => (await import('../crud/EditScreen/EditScreen.tsx')).EditScreen,
};

/** One screen of a resource: the kit's, or one of the room's own that stands in for it. */
export function roomScreen(room: MessageRoom, loadResource: LoadResource, loadScreen: LoadScreen): ScreenSource {
  return {
    texts: [room, ...sharedTexts],
    load: async () => {
      const [resource, Screen, { RoomProvider }] = await Promise.all([
        loadResource(),
        loadScreen(),
        import('../crud/room.tsx'),
      ]);
      const Room = () => (
        <RoomProvider resource={resource}>
          <Screen />
        </RoomProvider>
      );
      return { default: Room };
    },
  };
}

/** The kit's screens of a resource, at their addresses. */
export function roomScreens(
  room: MessageRoom,
  loadResource: LoadResource,
  paths: { readonly [kind in ScreenKind]?: ScreenPath },
): RoomScreens {
  const entries = Object.entries(paths) as [ScreenKind, ScreenPath][];
  return Object.fromEntries(entries.map(([kind, path]) => [path, roomScreen(room, loadResource, kit[kind])]));
}
