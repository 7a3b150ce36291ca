import type { ComponentType } from 'react';
import { isOutdated } from '../guard/deployment.ts';
import type { ScreenTable } from './screen-table.ts';

/** A screen's code that isn't there any more, because a newer version was deployed. */
export class OutdatedScreen extends Error {
  override name = 'OutdatedScreen';
}

export interface ScreenLoader {
  load: (path: string) => Promise<void>;
  /** Loads a screen before anybody goes there; whether that works is seen by whoever then does. */
  preload: (pattern: string) => Promise<void>;
  loaded: (pattern: string) => ComponentType | undefined;
}

/** Keeps the component of each screen that came first: another one in its place would lose what was typed into it. */
export function createScreenLoader(table: ScreenTable): ScreenLoader {
  const screens = new Map<string, ComponentType>();
  const requested = new Set<string>();
  const keep = (pattern: string, screen: ComponentType) => {
    if (!screens.has(pattern)) screens.set(pattern, screen);
  };
  return {
    loaded: (pattern) => screens.get(pattern),
    async preload(pattern) {
      if (screens.has(pattern) || requested.has(pattern)) return;
      requested.add(pattern);
      await table.load(pattern).then(
        (screen) => keep(pattern, screen),
        () => requested.delete(pattern),
      );
    },
    async load(path) {
      const pattern = table.match(path)?.pattern;
      if (!pattern || screens.has(pattern)) return;
      try {
        keep(pattern, await table.load(pattern));
      } catch (error) {
        console.error(`The screen ${pattern} could not be loaded.`, error);
        throw (await isOutdated()) ? new OutdatedScreen(pattern) : error;
      }
    },
  };
}
