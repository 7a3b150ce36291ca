import { useEffect, useId } from 'react';
import { useNavigationParts } from './navigation-context.tsx';

/** While `isDirty`, leaving this screen, reloading or closing the tab asks first; `onAbandon` is told when the person leaves the changes behind. */
export function useUnsavedChanges(isDirty: boolean, onAbandon?: () => void): void {
  const { actor } = useNavigationParts();
  const form = useId();
  useEffect(() => {
    if (!isDirty) return;
    actor.send({ type: 'navigation.changesMade', form });
    return () => actor.send({ type: 'navigation.changesSettled', form });
  }, [actor, form, isDirty]);
  useEffect(() => {
    if (!isDirty || !onAbandon) return;
    const { unsubscribe } = actor.on('navigation.changesAbandoned', onAbandon);
    return unsubscribe;
  }, [actor, isDirty, onAbandon]);
}
