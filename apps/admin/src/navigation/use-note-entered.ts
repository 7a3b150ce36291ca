import { useCallback } from 'react';
import { useNavigationParts } from './navigation-context.tsx';

/** Notes that something was entered into a dialog: leaving this screen, reloading and closing the tab ask first, until what it answers is called. */
export function useNoteEntered() {
  const { actor } = useNavigationParts();
  return useCallback(() => {
    const form = crypto.randomUUID();
    actor.send({ type: 'navigation.changesMade', form });
    return () => actor.send({ type: 'navigation.changesSettled', form });
  }, [actor]);
}
