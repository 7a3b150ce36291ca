import { loadMessages } from '#messages/messages.ts';

export const loadHints = () => import('./Hints.tsx');

/** Fetches hints where every record will have them, so that they come with the first one. */
export function preloadHints(): void {
  Promise.all([loadHints(), loadMessages('moderation')]).catch(() => {});
}
