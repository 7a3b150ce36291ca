import { useEffect, useSyncExternalStore } from 'react';

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

const none: readonly Commands[] = [];
let offered: readonly Commands[] = none;
const listeners = new Set<() => void>();

function tell(next: readonly Commands[]): void {
  offered = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Offers commands to the command palette while the component is on screen. */
export function useCommands(commands: Commands | null): void {
  useEffect(() => {
    if (!commands) return;
    tell([...offered, commands]);
    return () => tell(offered.filter((one) => one !== commands));
  }, [commands]);
}

/** What the screen offers now; the innermost record last. */
export const useOfferedCommands = () => useSyncExternalStore(subscribe, () => offered);
