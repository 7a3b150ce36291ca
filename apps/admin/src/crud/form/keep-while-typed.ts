import { isDirty } from '@diwan/machines/edit/edit.selectors';
import type { FormKeeping } from '../drafts/use-draft-keeper.ts';
import { type EditActor, phaseOf } from './edit-actor.ts';

/** Keeps what is typed with every change, and nothing once it is as it was loaded. Returns the way to stop. */
export function keepWhileTyped(actor: EditActor, keeping: FormKeeping): () => void {
  let before = actor.getSnapshot();
  const { unsubscribe } = actor.subscribe((snapshot) => {
    const { draft, base, version } = snapshot.context;
    const isSame = before.value === snapshot.value && before.context.draft === draft && before.context.base === base;
    before = snapshot;
    if (isSame || ['loading', 'failed', 'offered'].includes(phaseOf(snapshot))) return;
    if (isDirty(snapshot)) keeping.keep({ draft, base, version });
    else void keeping.drop();
  });
  return unsubscribe;
}
