import type { ComponentType } from 'react';
import { isOutdated } from './deployment.ts';
import type { ScreenTable } from './screen-table.ts';

/** A screen's code that isn't there any more, because a newer version was deployed. */
export class OutdatedScreen extends Error {
  override name = 'OutdatedScreen';
}

export interface ScreenLoader {
  load: (path: string) => Promise<void>;
  loaded: (pattern: string) => ComponentType | undefined;
}

/** Loads each screen once and keeps it. */
export function createScreenLoader(table: ScreenTable): ScreenLoader {
  const screens = new Map<string, ComponentType>();
  return {
    loaded: (pattern) => screens.get(pattern),
    async load(path) {
      const pattern = table.match(path)?.pattern;
      if (!pattern || screens.has(pattern)) return;
      try {
        screens.set(pattern, await table.load(pattern));
      } catch (error) {
        console.error(`The screen ${pattern} could not be loaded.`, error);
        throw (await isOutdated()) ? new OutdatedScreen(pattern) : error;
      }
    },
  };
}
