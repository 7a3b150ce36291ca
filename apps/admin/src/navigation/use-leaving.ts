import { isAskingToLeave } from '@diwan/machines/navigation/navigation.selectors';
import { useSelector } from '#actors/use-selector.ts';
import { useNavigationParts } from './navigation-context.tsx';

/** Whether the question about unsaved changes is open, and its answers. */
export function useLeaving(): { isAsking: boolean; confirm: () => void; cancel: () => void } {
  const { actor } = useNavigationParts();
  return {
    isAsking: useSelector(actor, isAskingToLeave),
    confirm: () => actor.send({ type: 'navigation.confirmed' }),
    cancel: () => actor.send({ type: 'navigation.cancelled' }),
  };
}
