import { Button, SaveBar, Text } from '@diwan/ui';
import { SkipBack, SkipForward } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';
import { usePreferences } from '#session/preferences/use-preferences.ts';
import { leftText } from '../left-text.ts';
import * as styles from '../review.css.ts';
import type { Choice } from '../use-decisions.ts';
import type { Review } from '../use-review.ts';
import { KeyHint } from './KeyHint.tsx';
import { ReviewQuestion } from './ReviewQuestion.tsx';
import { UndoOffer } from './UndoOffer.tsx';

interface DecisionBarProps {
  review: Review;
  choices: readonly Choice[];
  /** What was decided last, as long as it can be taken back. */
  decided: string | null;
  onSkip: () => void;
  onPrevious: () => void;
}

/** What may be done about the record at hand, always in sight: the decisions with their keys, the way on, the last one back. */
export function DecisionBar({ review, choices, decided, onSkip, onPrevious }: DecisionBarProps) {
  const context = useResource();
  const { t } = context;
  const form = useId();
  const [{ hasShortcuts }] = usePreferences();
  const { asked, left, record, status, isSending } = review;
  const isUndoing = status === 'undoing';
  const blocked = choices.find(({ refusal }) => refusal);
  if (asked) {
    return (
      <SaveBar
        question={<ReviewQuestion key={review.item?.id} form={form} event={asked} review={review} />}
        summary={hasShortcuts ? t('review:chooseHint') : null}
      >
        <Button onPress={review.cancel}>{t('cancel')}</Button>
        <Button type="submit" form={form} variant="primary">
          {t(`events.${asked}`)}
        </Button>
      </SaveBar>
    );
  }
  return (
    <SaveBar
      summary={
        <span className={styles.standing}>
          {left === null ? null : (
            <Text as="span" weight="medium" isTabular>
              {leftText(left, context)}
            </Text>
          )}
          {isUndoing ? t('review:undoing') : isSending ? t('review:sending') : null}
          {blocked ? (
            <Text as="span" tone="attention">
              {t('review:blocked', { event: blocked.label, reason: blocked.refusal })}
            </Text>
          ) : null}
          {decided ? <UndoOffer key={decided} text={decided} onUndo={review.undo} /> : null}
        </span>
      }
    >
      <span className={styles.decisions}>
        <Button variant="plain" aria-keyshortcuts="K" isDisabled={!review.previous} onPress={onPrevious}>
          <Way short={<SkipBack />}>{t('review:previous')}</Way>
          <KeyHint of="k" />
        </Button>
        <Button variant="plain" aria-keyshortcuts="S J" onPress={onSkip}>
          <Way short={<SkipForward />}>{t('review:skip')}</Way>
          <KeyHint of="s" />
        </Button>
        {choices.map(({ event, label, short, shortcut, isMain, refusal, choose }) => (
          <Button
            key={event}
            variant={isMain ? 'primary' : 'quiet'}
            aria-keyshortcuts={shortcut.toUpperCase()}
            isDisabled={!record || refusal !== null || isUndoing}
            onPress={choose}
          >
            <Way short={short}>{label}</Way>
            <KeyHint of={shortcut} />
          </Button>
        ))}
      </span>
    </SaveBar>
  );
}

/** In words where there is room for them. */
function Way({ short, children }: { short: ReactNode; children: string }) {
  return (
    <>
      <span className={styles.short} aria-hidden>
        {short}
      </span>
      <span className={styles.long}>{children}</span>
    </>
  );
}
