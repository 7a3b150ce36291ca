import type { SavedView } from '@diwan/api-contract/endpoints/saved-views';
import { Banner, Button, RetryButton, SavedViews, Skeleton, Text } from '@diwan/ui';
import { useResource } from '../resource/resource-context.ts';
import type { SavedViews as Saved } from './use-saved-views.ts';
import { ViewActions } from './ViewActions.tsx';
import * as styles from './Views.css.ts';
import { viewProblem } from './view-problem.ts';
import type { ViewQuestion } from './view-question.ts';

interface ViewsPanelProps {
  saved: Saved;
  search: string;
  onOpen: (view: SavedView) => void;
  onAsk: (question: ViewQuestion) => void;
}

/** One's own views and those of others, and the way to save another. */
export function ViewsPanel(props: ViewsPanelProps) {
  const { t } = useResource();
  const { saved, onAsk } = props;
  const { views, refusal } = saved;
  const isEmpty = views.length === 0;
  return (
    <div className={styles.panel}>
      {refusal ? (
        <Banner tone="critical" title={t('views:problems.notDone')} onDismiss={saved.dismiss}>
          {viewProblem(refusal, t)}
        </Banner>
      ) : null}
      {saved.isUnreadable ? (
        <Banner tone="critical" actions={<RetryButton size="small" onPress={saved.refresh} />}>
          {t('views:unreadable')}
        </Banner>
      ) : null}
      {isEmpty && saved.isReading ? <Skeleton shape="text" /> : null}
      {isEmpty && !saved.isReading && !saved.isUnreadable ? <Text tone="muted">{t('views:empty')}</Text> : null}
      <Group {...props} title={t('views:mine')} views={views.filter(({ canEdit }) => canEdit)} />
      <Group {...props} title={t('views:others')} views={views.filter(({ canEdit }) => !canEdit)} />
      <Button isFullWidth onPress={() => onAsk({ kind: 'save' })}>
        {t('views:save')}
      </Button>
    </div>
  );
}

function Group({ title, views, ...props }: ViewsPanelProps & { title: string; views: readonly SavedView[] }) {
  const { t } = useResource();
  const noteOf = ({ canEdit, isShared, owner }: SavedView) => {
    if (!canEdit) return t('views:by', { name: owner.name });
    return isShared ? t('views:isShared') : undefined;
  };
  if (views.length === 0) return null;
  return (
    <SavedViews
      title={title}
      views={views.map((view) => ({
        id: view.id,
        name: view.name,
        note: noteOf(view),
        isCurrent: view.search === props.search,
        actions: view.canRemove ? <ViewActions {...props} view={view} /> : null,
        onOpen: () => props.onOpen(view),
      }))}
    />
  );
}
