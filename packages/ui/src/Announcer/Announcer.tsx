import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { lastSaid, subscribe } from './announce.ts';

/** The page's two live regions, mounted once and before anything is said; speak through `announce`. */
export function Announcer() {
  const { polite, assertive } = useSyncExternalStore(subscribe, lastSaid);
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {polite}
      </span>
      <span role="alert" aria-live="assertive">
        {assertive}
      </span>
    </VisuallyHidden>
  );
}
