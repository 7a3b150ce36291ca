import type { Resource } from './define-resource.ts';
import type { ResourceKey } from './resource-types.ts';

type LoadRooms = Readonly<Record<ResourceKey, () => Promise<Resource>>>;

let rooms: LoadRooms | null = null;

/** The hall tells where each room's description is, so that one room can show a list of another. */
export function connectRooms(known: LoadRooms): void {
  rooms = known;
}

/** The description of a resource's screens, by its key. */
export function loadRoom(key: ResourceKey): Promise<Resource> {
  if (!rooms) throw new Error('The rooms are not connected yet.');
  return rooms[key]();
}
