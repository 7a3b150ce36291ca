import { useCallback } from 'react';
import { useNavigationParts } from './navigation-context.tsx';

/** Notes that something was entered into a dialog: Back, reloading and closing the tab then ask first, until what it answers is called; where the dialog itself leads nobody is asked. */
export function useNoteEntered() {
  const { actor } = useNavigationParts();
  return useCallback(() => {
    const form = crypto.randomUUID();
    actor.send({ type: 'navigation.changesMade', form, isInDialog: true });
    return () => actor.send({ type: 'navigation.changesSettled', form });
  }, [actor]);
}
