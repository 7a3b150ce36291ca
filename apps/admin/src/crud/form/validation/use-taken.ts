import type { FieldError } from '@diwan/api-contract/problem';
import { typedValues, useUniqueness } from '#crud/query/use-uniqueness.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { EditActor } from '../edit-actor.ts';
import { useDraft } from '../use-draft.ts';

/** Which of the values typed into a form another record has already. */
export function useTaken(id: string | null, actor: EditActor): readonly FieldError[] {
  const { resource } = useResource();
  return useUniqueness(
    id,
    useDraft(actor, (draft, base) => typedValues(resource.unique ?? [], draft, base)),
  );
}
