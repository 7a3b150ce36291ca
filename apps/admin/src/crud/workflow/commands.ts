import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '#actors/store.ts';

/** Something that can be done with the record on screen. */
export interface Command {
  id: string;
  label: string;
  /** Why it can't be done now. */
  refusal?: string | undefined;
  run: () => void;
}

export interface Commands {
  /** What they are done to. */
  title: string;
  commands: readonly Command[];
}

const offered = createStore<readonly Commands[]>([]);

/** Offers commands to the command palette while the component is on screen. */
export function useCommands(commands: Commands | null): void {
  useEffect(() => {
    if (!commands) return;
    offered.set([...offered.read(), commands]);
    return () => offered.set(offered.read().filter((one) => one !== commands));
  }, [commands]);
}

/** What the screen offers now; the innermost record last. */
export const useOfferedCommands = () => useSyncExternalStore(offered.subscribe, offered.read);
