import type { Draft } from '@diwan/machines/edit/edit.types';
import { shallowEqual, useSelector } from '#actors/use-selector.ts';
import type { EditActor } from './edit-actor.ts';

/** What a component shows of a draft and of what was loaded; it is drawn again when that changes, and at no other key. */
export function useDraft<T>(actor: EditActor, select: (draft: Draft, base: Draft) => T): T {
  return useSelector(actor, ({ context: { draft, base } }) => select(draft, base), shallowEqual);
}
