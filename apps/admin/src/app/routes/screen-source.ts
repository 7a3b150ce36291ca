import type { ComponentType } from 'react';
import type { MessageNamespace } from '#messages/messages.ts';

/** How a screen comes: its code, and the texts that must be there before it is shown. */
export interface ScreenSource {
  load: () => Promise<{ default: ComponentType }>;
  texts: readonly MessageNamespace[];
  /** Asks the server, while the code is on its way, for what the screen will show. */
  prefetch?: (params: Readonly<Record<string, string | undefined>>, search: string) => void;
}
