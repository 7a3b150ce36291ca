import type { ComponentType } from 'react';

/** What navigation must know of a screen; the app says it. */
export interface ScreenMatch {
  /** The route's pattern, such as `/skills/edit/:id`. */
  pattern: string;
  params: Record<string, string | undefined>;
  title: string;
  area: string | undefined;
  rule: 'editor' | 'anyone';
  layout: 'main' | 'blank';
  /** Whether it is kept as it is, at rest and out of sight, while what is opened from it is shown. */
  rests?: boolean;
  /** Which document holds the screen, where the product's own doesn't: the page is loaded anew between the two. */
  document?: 'demo';
}

export interface ScreenTable {
  match: (path: string) => ScreenMatch | null;
  /** Loads a screen's code and texts. */
  load: (pattern: string) => Promise<ComponentType>;
  /** Asks the server for what the screen at this address will show, while its code comes and it is drawn. */
  prefetch: (path: string, search: string) => void;
}
