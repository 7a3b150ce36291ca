import type { ApplicationRow } from '@diwan/api-contract/resources/applications';
import { type CandidateStatus, candidateStatuses } from '@diwan/api-contract/values/records/application';
import { candidateMoves } from '@diwan/machines/workflows/candidate-status/candidate-status.moves';
import { Banner, ErrorState, RetryButton } from '@diwan/ui';
import { Board, type BoardColumnData } from '@diwan/ui/Board/Board';
import { Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import type { List } from '#crud/list/use-list.ts';
import { toneOf } from '#crud/resource/cells/state-tones.ts';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRow } from '#crud/resource/resource-types.ts';
import { BoardCardFace } from './BoardCardFace.tsx';
import { useBoard } from './use-board.ts';

const Decision = lazyNow([], async () => ({ default: (await import('#crud/workflow/Decision.tsx')).Decision }));

interface ApplicationsBoardProps {
  list: List;
  /** All applicants are of one job post, which needs no naming then. */
  hasJobPost: boolean;
}

const keyOf = ({ id }: ApplicationRow) => id;

/** The applicants by status; a card is moved by the event that leads there. */
export default function ApplicationsBoard({ list, hasJobPost }: ApplicationsBoardProps) {
  const context = useResource();
  const { resource, t, format, language } = context;
  const board = useBoard(list);
  const { status, columns, refresh } = board;
  const [decisions, setDecisions] = useState<readonly { record: ApplicationRow; event: string }[]>([]);
  const settled = useRef(new Set<string>());
  const { query, ask } = list;
  const peek = (id: string) => ask({ peek: id }, 'replace');

  const labelOf = useCallback((card: ApplicationRow) => resource.label(card, language), [resource, language]);
  const renderCard = useCallback(
    (card: ApplicationRow) => <BoardCardFace application={card} context={context} hasJobPost={hasJobPost} />,
    [context, hasJobPost],
  );
  const targetsOf = useCallback(
    (card: ApplicationRow) =>
      candidateMoves(card).map(({ to, isAvailable, reason }) => ({
        column: to,
        reason: isAvailable ? undefined : refusalText(reason, t),
      })),
    [t],
  );
  const texts = useMemo(
    () => ({
      empty: t('board.empty'),
      move: (name: string) => t('board.move', { name }),
      moveTo: t('board.moveTo'),
      loading: t('board.loading'),
    }),
    [t],
  );

  function move(card: ApplicationRow, column: string) {
    const way = candidateMoves(card).find(({ to }) => to === column);
    if (!way?.event || !way.isAvailable) return;
    settled.current.delete(card.id);
    board.move(card.id, way.to);
    setDecisions((all) => [...all, { record: card, event: way.event! }]);
  }
  function settle(record: AnyRow) {
    settled.current.add(record.id);
    board.settle(record as unknown as ApplicationRow);
  }
  function close({ id }: ApplicationRow) {
    setDecisions((all) => all.filter(({ record }) => record.id !== id));
    if (!settled.current.has(id)) board.giveBack(id);
  }

  if (!columns && status !== 'loadingFirst') {
    const kind = status === 'forbidden' || status === 'offline' ? status : 'failed';
    return (
      <ErrorState
        title={t(`${kind}.title`)}
        description={t(`${kind}.text`)}
        action={kind === 'forbidden' ? undefined : <RetryButton onPress={refresh} />}
      />
    );
  }
  return (
    <>
      {status === 'failed' || status === 'offline' ? (
        <Banner tone="attention" title={t('refreshFailed.title')} actions={<RetryButton onPress={refresh} />}>
          {t('refreshFailed.text')}
        </Banner>
      ) : null}
      <Board
        label={t('board.label')}
        columns={candidateStatuses.map((state) => columnOf(state))}
        cardKey={keyOf}
        cardLabel={labelOf}
        renderCard={renderCard}
        targetsOf={targetsOf}
        onMove={move}
        onOpen={({ id }) => peek(id)}
        onVisit={({ id }) => query.peek !== '' && query.peek !== id && peek(id)}
        onMore={board.wantMore}
        currentKey={query.peek || undefined}
        highlighted={board.highlighted}
        moving={board.moving}
        isLoading={!columns}
        texts={texts}
      />
      <Suspense fallback={null}>
        {decisions.map(({ record, event }) => (
          <Decision
            key={`${record.id} ${record.version}`}
            record={record as unknown as AnyRow}
            event={event}
            onDecided={settle}
            onClose={() => close(record)}
          />
        ))}
      </Suspense>
    </>
  );

  function columnOf(state: CandidateStatus): BoardColumnData<ApplicationRow> {
    const column = columns?.find((each) => each.state === state);
    const { value = 0, isCapped = false } = column?.count ?? {};
    const days = column?.days == null || value === 0 ? null : Math.round(column.days / value);
    return {
      key: state,
      title: t(`states.application.${state}`),
      tone: toneOf(state),
      count: column ? `${format.number(value)}${isCapped ? '+' : ''}` : '',
      summary: days === null ? undefined : t('board.days', { count: days, number: format.number(days) }),
      cards: column?.items ?? [],
      total: value,
      hasMore: column?.next != null,
      isLoadingMore: board.columnBeingRead === state,
      hasFailed: board.stuckColumn === state,
    };
  }
}
