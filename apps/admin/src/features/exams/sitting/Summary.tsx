import { unansweredIn } from '@diwan/machines/exam-sitting/exam-sitting.selectors';
import { Button, createFormat, Heading, Inline, Stack, Text } from '@diwan/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import { SaveState } from './SaveState.tsx';
import * as styles from './Sitting.css.ts';
import { TimeLeft } from './TimeLeft.tsx';
import type { SittingState } from './use-sitting.ts';

/** What is still open, before it is handed in. */
export function Summary({ sitting }: { sitting: SittingState }) {
  const { t } = useTranslation('examSitting');
  const { paper, questionDueAt, clock, isBusy, choose, resume, submit } = sitting;
  const format = createFormat(currentLanguage());
  const missing = unansweredIn(sitting);
  const isFree = questionDueAt === null;
  const region = useRef<HTMLElement>(null);
  useEffect(() => region.current?.focus(), []);
  return (
    <section ref={region} tabIndex={-1} aria-labelledby="summary" className={styles.summary}>
      <div className={styles.bar}>
        <TimeLeft dueAt={Date.parse(paper!.dueAt)} clock={clock} label={t('time.label')} />
        <SaveState sitting={sitting} />
      </div>
      <Stack gap="lg">
        <Heading level={2} id="summary">
          {t('summary.title')}
        </Heading>
        <Text>
          {missing.length === 0
            ? t('summary.all')
            : t('summary.missing', { count: missing.length, number: format.number(missing.length) })}
        </Text>
        {isFree && missing.length > 0 ? (
          <div className={styles.index}>
            {missing.map((place) => {
              const number = format.number(place + 1);
              return (
                <button
                  key={place}
                  type="button"
                  className={styles.number}
                  aria-label={t('unanswered', { number })}
                  onClick={() => choose(place)}
                >
                  {number}
                </button>
              );
            })}
          </div>
        ) : null}
        <Inline gap="sm">
          <Button variant="primary" size="large" isPending={isBusy} onPress={submit}>
            {t('summary.submit')}
          </Button>
          {isFree ? (
            <Button size="large" onPress={resume}>
              {t('summary.back')}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </section>
  );
}
