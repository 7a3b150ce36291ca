import { Skeleton } from '@diwan/ui';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import type { Peek } from '#crud/ListScreen/ListBeside.tsx';
import { ListScreen } from '#crud/ListScreen/ListScreen.tsx';
import { wantedPart } from '#crud/lazy-part.ts';
import type { AnyRecord } from '#crud/resource-types.ts';
import { useRoom } from '#crud/room.tsx';
import type { List } from '#crud/use-list.ts';
import { useRecordLabels } from '#crud/use-record-labels.ts';
import { loadMessages } from '#messages/messages.ts';
import { afterScreen } from '#navigation/after-screen.ts';
import { useGo, useMatch, useSearch } from '#navigation/navigation-context.tsx';
import { LayoutSwitch } from './LayoutSwitch.tsx';
import { isBoard, peekingAt } from './layout.ts';

const loadPanel = async () => {
  const [panel] = await Promise.all([import('./ApplicantPanel.tsx'), loadMessages('records')]);
  return panel;
};
const ApplicantPanel = wantedPart([], loadPanel);
const ApplicantsBoard = wantedPart([], () => import('./ApplicantsBoard.tsx'));

const withoutJob = ['candidate', 'match', 'experience', 'city', 'expectedSalary', 'appliedAt', 'inState', 'state'];
const showPanel = (peek: Peek) => <ApplicantPanel {...peek} />;

/** The applicants of the job post in the address, or of all of them, as a list or a board, with a panel beside it to decide in. */
export function ApplicantsScreen() {
  const { t } = useRoom();
  const match = useMatch();
  const search = useSearch();
  const go = useGo();
  const jobPost = match?.params.uuid;
  const labelOf = useRecordLabels();
  const fixed = useMemo(() => (jobPost ? { jobPost } : undefined), [jobPost]);
  const open = useCallback(({ id }: AnyRecord) => go(peekingAt(search, id), { replace: true }), [go, search]);
  useEffect(() => {
    afterScreen(loadPanel).catch(() => {});
  }, []);
  const onBoard = isBoard(search);
  const showBoard = (list: List) => (
    <Suspense fallback={<Skeleton shape="panel" />}>
      <ApplicantsBoard list={list} hasJobPost={jobPost !== undefined} />
    </Suspense>
  );
  return (
    <ListScreen
      fixed={fixed}
      columns={jobPost ? withoutJob : undefined}
      title={jobPost ? t('titleOf', { job: labelOf('jobPosts', jobPost) }) : undefined}
      onOpen={open}
      layouts={<LayoutSwitch />}
      renderRows={onBoard ? showBoard : undefined}
      hasStates={!onBoard}
      renderPeek={showPanel}
    />
  );
}
