import { undoSeconds } from '@diwan/api-contract/undo';
import { announce, Bidi, Page, Stack, Text } from '@diwan/ui';
import { useGo } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { RecordProblem } from '../feedback/RecordProblem.tsx';
import { LoadingOverview } from '../overview/LoadingOverview.tsx';
import { RecordFace } from '../resource/face/RecordFace.tsx';
import { useResource } from '../resource/resource-context.ts';
import { DecisionBar } from './bar/DecisionBar.tsx';
import { Finished } from './Finished.tsx';
import { leftText } from './left-text.ts';
import { ReviewBanners } from './ReviewBanners.tsx';
import { AlsoHere, ReviewedRecord, Waiting } from './ReviewedRecord.tsx';
import { useAlsoHere } from './use-also-here.ts';
import { useDecisions } from './use-decisions.ts';
import { useReview } from './use-review.ts';
import { useReviewFocus } from './use-review-focus.ts';
import { useReviewHelp, useReviewKeys } from './use-review-keys.ts';

/** A queue of work, one record after the other, the oldest first; the keyboard alone is enough. */
export function ReviewScreen() {
  const context = useResource();
  const { resource, t, language } = context;
  const review = useReview();
  const { item, record, status, list, left, last, previous, next } = review;
  const go = useGo();
  const choices = useDecisions(review);
  const others = useAlsoHere(item?.id ?? null, review.noteTaken);
  const queue = t(`screens:${resource.key}.review`);
  const crumbs = useCrumbs([{ label: t('title'), href: list }], queue);
  const shown = record ?? item;
  const name = shown ? resource.label(shown, language) : queue;
  const decided = last
    ? t('review:decided', { done: t(`done.${last.event.type}`), name: resource.label(last.item, language) })
    : null;
  const isDeciding = status === 'deciding';

  const skip = () => (next ? review.open(next) : announce(t('review:onlyOne')));
  const goBack = () => (previous ? review.open(previous) : announce(t('review:isFirst')));
  const undo = () => (last ? review.undo() : announce(t('review:nothingToUndo')));
  useReviewKeys({
    keys: {
      ...(isDeciding ? Object.fromEntries(choices.map(({ shortcut, choose }) => [shortcut, choose])) : {}),
      ...(isDeciding ? { s: skip, j: skip, k: goBack } : {}),
      ...(status === 'asking' ? {} : { z: undo, u: undo }),
    },
    onEscape: () => (status === 'asking' ? review.cancel() : go(list)),
  });
  useReviewHelp(choices);
  useReviewFocus(item?.id ?? (status === 'empty' ? 'empty' : 'loading'), sentence(), status === 'asking');

  return (
    <Page
      title={<span dir="auto">{name}</span>}
      picture={shown ? <RecordFace resource={resource.key} record={shown} name={name} size="medium" /> : undefined}
      breadcrumbs={crumbs}
      chips={shown ? chips() : undefined}
    >
      <Stack gap="sm">
        <ReviewBanners {...review} />
        {content()}
      </Stack>
      {item ? (
        <DecisionBar review={review} choices={choices} decided={decided} onSkip={skip} onPrevious={goBack} />
      ) : null}
    </Page>
  );

  function chips() {
    return (
      <>
        {record?.number && record.number !== name ? (
          <Text as="span" tone="muted">
            <Bidi>{record.number}</Bidi>
          </Text>
        ) : null}
        {record ? <Waiting record={record} /> : null}
        <AlsoHere names={others} />
      </>
    );
  }

  function content() {
    if (item) return <ReviewedRecord review={review} />;
    if (status === 'failed' && review.problem) return <RecordProblem problem={review.problem} onRetry={review.retry} />;
    if (status === 'empty') return <Finished review={review} decided={decided} />;
    return <LoadingOverview />;
  }

  function sentence() {
    const here = item ? t('review:now', { name, left: leftText(left, context) }) : t('review:empty.title');
    return decided ? `${t('review:undoOffer', { decided, seconds: undoSeconds })} ${here}` : here;
  }
}
