import { Suspense } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import { useDraft } from '../use-draft.ts';
import type { Edit } from '../use-edit.ts';

/** What saving would bring about besides, where the resource has something to say of it. */
export function EditNotice({ edit: { actor, record } }: { edit: Edit }) {
  const { resource } = useResource();
  const draft = useDraft(actor, (written) => written);
  const Notice = resource.EditNotice;
  if (!Notice || !record) return null;
  return (
    <Suspense fallback={null}>
      <Notice record={record} draft={draft} />
    </Suspense>
  );
}
