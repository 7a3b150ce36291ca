import { Popover, TriggerButton } from '@diwan/ui';
import { Bookmark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyNow } from '../feedback/lazy.ts';
import { useResource } from '../resource/resource-context.ts';
import { useSavedViews } from './use-saved-views.ts';
import * as styles from './Views.css.ts';
import { ViewsPanel } from './ViewsPanel.tsx';
import type { ViewQuestion } from './view-question.ts';

const RemoveViewDialog = lazyNow([], () => import('./RemoveViewDialog.tsx'));
const ViewDialog = lazyNow([], () => import('./ViewDialog.tsx'));

export interface ViewsMenuProps {
  /** The list's state as it stands in the address, with `?`; empty for the default. */
  search: string;
  onOpen: (search: string) => void;
}

/** The saved views of the resource's list: open, save, share, rename, delete. */
export default function ViewsMenu({ search, onOpen }: ViewsMenuProps) {
  const { t } = useResource();
  const [isOpen, setIsOpen] = useState(false);
  const [question, setQuestion] = useState<ViewQuestion | null>(null);
  // A list that nobody has changed can be no view, so that its views are read only when they are looked at.
  const saved = useSavedViews({
    isShown: isOpen || question !== null || search !== '',
    onDone: () => setQuestion(null),
  });
  const current = search === '' ? undefined : saved.views.find((view) => view.search === search);
  const leave = () => {
    if (saved.refusal) saved.dismiss();
    setQuestion(null);
  };
  return (
    <>
      <Popover
        aria-label={t('tools.views')}
        placement="bottom end"
        isOpen={isOpen}
        onOpenChange={(willBeOpen) => {
          setIsOpen(willBeOpen);
          if (!willBeOpen && saved.refusal && !question) saved.dismiss();
        }}
        trigger={
          <TriggerButton variant="quiet" icon={<Bookmark />}>
            {current ? (
              <span className={styles.current} title={current.name}>
                {t('views:current', { name: current.name })}
              </span>
            ) : (
              t('tools.views')
            )}
          </TriggerButton>
        }
      >
        <ViewsPanel
          saved={saved}
          search={search}
          onOpen={(view) => {
            setIsOpen(false);
            onOpen(view.search);
          }}
          onAsk={(asked) => {
            setIsOpen(false);
            setQuestion(asked);
          }}
        />
      </Popover>
      <Suspense>
        {question?.kind === 'remove' ? <RemoveViewDialog view={question.view} saved={saved} onClose={leave} /> : null}
        {question && question.kind !== 'remove' ? (
          <ViewDialog question={question} search={search} saved={saved} onClose={leave} />
        ) : null}
      </Suspense>
    </>
  );
}
