import type { ComponentType } from 'react';

/** What navigation must know of a screen; the hall says it. */
export interface ScreenMatch {
  /** The route's pattern, such as `/skills/edit/:id`. */
  pattern: string;
  params: Record<string, string | undefined>;
  title: string;
  area: string | undefined;
  rule: 'editor' | 'anyone';
  layout: 'main' | 'blank';
}

export interface ScreenTable {
  match: (path: string) => ScreenMatch | null;
  /** Loads a screen's code and texts; the address's query is for what can be asked meanwhile, null where nobody goes there yet. */
  load: (pattern: string, search: string | null) => Promise<ComponentType>;
}
