import { Button, Skeleton } from '@diwan/ui';
import { SquareKanban, UserPlus } from 'lucide-react';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import type { Peek } from '#crud/list/ListBeside.tsx';
import { ListScreen } from '#crud/list/ListScreen.tsx';
import { LayoutSwitch } from '#crud/list/layouts/LayoutSwitch.tsx';
import { isIn, type Layout } from '#crud/list/layouts/layout.ts';
import type { List } from '#crud/list/use-list.ts';
import { useRecordLabels } from '#crud/query/use-record-labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import { loadMessages } from '#messages/messages.ts';
import { useGo, useMatch, useSearch } from '#navigation/navigation-context.tsx';
import { keepWhenCalm } from '#navigation/screens/after-screen.ts';
import { peekingAt } from './peeking.ts';

const loadPanel = async () => {
  const [panel] = await Promise.all([import('./ApplicationPanel.tsx'), loadMessages('records')]);
  return panel;
};
const ApplicationPanel = lazyNow([], loadPanel);
const ApplyDialog = lazyNow([], () => import('./applying/ApplyDialog.tsx'));
const ApplicationsBoard = lazyNow([], () => import('./board/ApplicationsBoard.tsx'));

/** It has no pages, and its columns are the states. */
const board: Layout = { key: 'board', Icon: SquareKanban, decides: ['state'] };

const withoutJob = [
  'candidate',
  'match',
  'experience',
  'city',
  'expectedSalary',
  'appliedAt',
  'inState',
  'state',
  'rating',
  'interview',
  'offer',
  'assignee',
];
const showPanel = (peek: Peek) => <ApplicationPanel {...peek} />;

/** The applicants of the job post in the address, or of all of them, as a list or a board, with a panel beside it to decide in. */
export function ApplicationsScreen() {
  const { t } = useResource();
  const match = useMatch();
  const search = useSearch();
  const go = useGo();
  const jobPost = match?.params.uuid;
  const labelOf = useRecordLabels();
  const fixed = useMemo(() => (jobPost ? { jobPost } : undefined), [jobPost]);
  const open = useCallback(({ id }: AnyRow) => go(peekingAt(search, id), { replace: true }), [go, search]);
  useEffect(() => keepWhenCalm(loadPanel), []);
  const [isApplying, setIsApplying] = useState(false);
  const added = (id: string) => {
    setIsApplying(false);
    go(peekingAt(search, id), { replace: true });
  };
  const onBoard = isIn(board, search);
  const showBoard = (list: List) => (
    <Suspense fallback={<Skeleton shape="panel" />}>
      <ApplicationsBoard list={list} hasJobPost={jobPost !== undefined} />
    </Suspense>
  );
  return (
    <ListScreen
      fixed={fixed}
      columns={jobPost ? withoutJob : undefined}
      title={jobPost ? t('titleOf', { job: labelOf('jobPosts', jobPost) }) : undefined}
      onOpen={open}
      layouts={<LayoutSwitch other={board} />}
      renderRows={onBoard ? showBoard : undefined}
      hasStates={!onBoard}
      renderPeek={showPanel}
      actions={
        <Button variant="primary" icon={<UserPlus />} onPress={() => setIsApplying(true)}>
          {t('add')}
        </Button>
      }
    >
      <Suspense fallback={null}>
        {isApplying ? <ApplyDialog jobPost={jobPost} onAdded={added} onClose={() => setIsApplying(false)} /> : null}
      </Suspense>
    </ListScreen>
  );
}
