import { isAnswered } from '@diwan/machines/exam-sitting/exam-sitting.selectors';
import { Button, createFormat, SegmentedControl } from '@diwan/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import { QuestionCard } from '../questions/QuestionCard.tsx';
import { SaveState } from './SaveState.tsx';
import * as styles from './Sitting.css.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { usePaperLanguage } from './use-paper-language.ts';
import type { SittingState } from './use-sitting.ts';

const control = 'input, textarea, button';

/** The questions of an exam: one where each has its time, otherwise all of them. */
export function Paper({ sitting }: { sitting: SittingState }) {
  const { t } = useTranslation('examSitting');
  const { paper, answers, place, questionDueAt, clock, attemptId, answer, next, choose, review } = sitting;
  const { questions, dueAt, examLanguage } = paper!;
  const [language, setLanguage] = usePaperLanguage(examLanguage);
  const list = useRef<HTMLDivElement>(null);
  const isTimed = questionDueAt !== null;
  const format = createFormat(currentLanguage());
  const shown = isTimed ? questions.slice(place, place + 1) : questions;

  // Whoever goes on by key or by number finds the focus at the question.
  useEffect(() => {
    const card = list.current?.querySelector<HTMLElement>(`[data-place="${place}"]`);
    if (!card || card.contains(document.activeElement)) return;
    card.scrollIntoView({ block: 'nearest' });
    card.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
  }, [place]);

  return (
    <div className={styles.paper}>
      <div className={styles.bar}>
        <TimeLeft key={dueAt} dueAt={Date.parse(dueAt)} clock={clock} label={t('time.label')} />
        {isTimed ? (
          <TimeLeft key={questionDueAt} dueAt={questionDueAt} clock={clock} label={t('time.ofQuestion')} isShort />
        ) : null}
        <SaveState sitting={sitting} />
        {examLanguage === 'both' ? (
          <SegmentedControl
            label={t('language')}
            segments={[
              { value: 'ar', label: t('languages.ar') },
              { value: 'en', label: t('languages.en') },
            ]}
            value={language}
            onChange={setLanguage}
          />
        ) : null}
      </div>
      {isTimed ? null : (
        <nav aria-label={t('index')} className={styles.index}>
          {questions.map(({ id }, index) => {
            const number = format.number(index + 1);
            const isDone = isAnswered(answers[id]);
            return (
              <button
                key={id}
                type="button"
                className={styles.number}
                data-answered={isDone || undefined}
                aria-current={index === place ? 'step' : undefined}
                aria-label={t(isDone ? 'answered' : 'unanswered', { number })}
                onClick={() => choose(index)}
              >
                {number}
              </button>
            );
          })}
        </nav>
      )}
      <div ref={list} className={styles.questions}>
        {shown.map((question, index) => {
          const at = isTimed ? place : index;
          return (
            <div key={question.id} onFocusCapture={() => (at === place ? undefined : choose(at))}>
              <QuestionCard
                question={question}
                place={at}
                of={questions.length}
                given={answers[question.id]}
                language={language}
                attemptId={attemptId}
                onAnswer={(given) => answer(question.id, given)}
                onNext={next}
              />
            </div>
          );
        })}
      </div>
      <div className={styles.end}>
        <Button variant={isTimed ? 'primary' : 'quiet'} size="large" onPress={isTimed ? next : review}>
          {t(isTimed ? 'next' : 'review')}
        </Button>
      </div>
    </div>
  );
}
