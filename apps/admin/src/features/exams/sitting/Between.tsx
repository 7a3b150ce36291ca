import { Button, createFormat, Heading, Stack, Text } from '@diwan/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import * as styles from './Sitting.css.ts';
import { TimeLeft } from './TimeLeft.tsx';
import type { SittingState } from './use-sitting.ts';

/** One question is over and the next one not yet begun. */
export function Between({ sitting: { paper, place, clock, next } }: { sitting: SittingState }) {
  const { t } = useTranslation('examSitting');
  const button = useRef<HTMLButtonElement>(null);
  const { questions, dueAt } = paper!;
  const isLast = place === questions.length - 1;
  useEffect(() => button.current?.focus(), []);
  return (
    <Stack gap="lg">
      <div className={styles.bar}>
        <TimeLeft dueAt={Date.parse(dueAt)} clock={clock} label={t('time.label')} />
      </div>
      <Heading level={2}>{t('between.title', { number: createFormat(currentLanguage()).number(place + 1) })}</Heading>
      <Text>{t(isLast ? 'between.last' : 'between.text')}</Text>
      <Button ref={button} variant="primary" size="large" onPress={next}>
        {t(isLast ? 'between.end' : 'between.next')}
      </Button>
    </Stack>
  );
}
