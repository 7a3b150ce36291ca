import { EmptyState, Inline, LinkButton, Stack, Text } from '@diwan/ui';
import { useResource } from '../resource/resource-context.ts';
import { UndoOffer } from './bar/UndoOffer.tsx';
import type { Review } from './use-review.ts';

interface FinishedProps {
  review: Pick<Review, 'done' | 'list' | 'undo'>;
  /** What was decided last, as long as it can be taken back. */
  decided: string | null;
}

/** Nothing waits any more: what was done this time, and the way back. */
export function Finished({ review: { done, list, undo }, decided }: FinishedProps) {
  const { t, format } = useResource();
  const counted = Object.entries(done).filter(([, count]) => count > 0);
  return (
    <Stack gap="md">
      <EmptyState
        drawing="done"
        title={t('review:empty.title')}
        description={t('review:empty.text')}
        action={
          <>
            <LinkButton variant="primary" href={list}>
              {t('review:empty.back')}
            </LinkButton>
            <LinkButton href="/dashboard">{t('review:empty.dashboard')}</LinkButton>
          </>
        }
      />
      <section aria-label={t('review:empty.done')}>
        <Inline justify="center" gap="md">
          {counted.length === 0 ? (
            <Text tone="muted">{t('review:empty.none')}</Text>
          ) : (
            counted.map(([event, count]) => (
              <Text key={event} weight="medium" isTabular>
                {t('review:empty.count', { done: t(`done.${event}`), number: format.number(count) })}
              </Text>
            ))
          )}
        </Inline>
      </section>
      {decided ? (
        <Inline justify="center">
          <UndoOffer text={decided} onUndo={undo} />
        </Inline>
      ) : null}
    </Stack>
  );
}
