import { createContext, use } from 'react';
import type { CellContext } from './cell-context.ts';
import type { Resource } from './define-resource.ts';

export interface Room extends CellContext {
  resource: Resource;
}

// Alone with its hook: a context that is made again while one develops is another one than its provider's.
export const RoomContext = createContext<Room | null>(null);

/** The resource of this room, its texts, and figures and dates in the language in use. */
export function useRoom(): Room {
  const room = use(RoomContext);
  if (!room) throw new Error('useRoom needs a RoomProvider above it');
  return room;
}
