import { changesOf } from '@diwan/machines/edit/changes';
import { Button, LinkButton, SaveBar } from '@diwan/ui';
import { PreviewButton } from '../feedback/PreviewButton.tsx';
import { useResource } from '../resource/resource-context.ts';
import { hasScreen, listPath, recordPath } from '../resource/resource-paths.ts';
import { SaveFailure } from './notices/SaveFailure.tsx';
import { useDraft } from './use-draft.ts';
import type { Edit } from './use-edit.ts';

interface SaveFooterProps {
  edit: Pick<Edit, 'actor' | 'phase' | 'problem' | 'errors'>;
  id: string | null;
}

/** How much was changed, why it could not be saved, and the ways to save it or to leave. */
export function SaveFooter({ edit, id }: SaveFooterProps) {
  const { resource, t } = useResource();
  const count = useDraft(edit.actor, (draft, base) => Object.keys(changesOf(base, draft)).length);
  const back = id && hasScreen(resource.key, 'view') ? recordPath(resource.key, id) : listPath(resource.key);
  const unchanged = edit.phase === 'queued' ? t('forms:waiting.saved') : t('form.unchanged');
  // In sight wherever in a long form one is.
  const failure = edit.problem && edit.errors.length === 0 && <SaveFailure problem={edit.problem} />;
  return (
    <SaveBar summary={count > 0 ? t('form.changed', { count }) : unchanged} question={failure}>
      <PreviewButton id={id} read={() => edit.actor.getSnapshot().context.draft} />
      <LinkButton href={back}>{t('cancel')}</LinkButton>
      <Button
        type="submit"
        variant="primary"
        isPending={edit.phase === 'saving'}
        isDisabled={edit.phase === 'offered' || (id !== null && count === 0)}
      >
        {t(id === null ? 'create' : 'save')}
      </Button>
    </SaveBar>
  );
}
