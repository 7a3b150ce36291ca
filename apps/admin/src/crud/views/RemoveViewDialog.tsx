import type { SavedView } from '@diwan/api-contract/endpoints/saved-views';
import { Banner, ConfirmDialog } from '@diwan/ui';
import { useResource } from '../resource/resource-context.ts';
import type { SavedViews } from './use-saved-views.ts';
import { viewProblem } from './view-problem.ts';

interface RemoveViewDialogProps {
  view: SavedView;
  saved: SavedViews;
  onClose: () => void;
}

/** Asks before a view is deleted, by its name. */
export default function RemoveViewDialog({ view, saved, onClose }: RemoveViewDialogProps) {
  const { t } = useResource();
  return (
    <ConfirmDialog
      title={t('views:removal.title', { name: view.name })}
      consequence={t('removal.text')}
      confirmLabel={t('views:removal.action')}
      isOpen
      isPending={saved.isChanging}
      onConfirm={() => saved.apply({ kind: 'remove', view })}
      onCancel={onClose}
    >
      {saved.refusal ? <Banner tone="critical">{viewProblem(saved.refusal, t)}</Banner> : null}
    </ConfirmDialog>
  );
}
