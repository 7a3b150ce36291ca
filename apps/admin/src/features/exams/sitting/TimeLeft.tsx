import { announce, createFormat } from '@diwan/ui';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '#messages/language.ts';
import * as styles from './Sitting.css.ts';
import type { ServerClock } from './server-clock.ts';

interface TimeLeftProps {
  /** In milliseconds by the server's clock. */
  dueAt: number;
  clock: ServerClock;
  label: string;
  /** Of one question: said once, shortly before it is over. */
  isShort?: boolean;
}

const marks = [1800, 600, 300, 60, 15];
const shortMarks = [10];

/** In minutes, and in seconds only at the last. */
function words(seconds: number, t: TFunction<'examSitting'>): string {
  const format = createFormat(currentLanguage());
  const minutes = Math.ceil(seconds / 60);
  return seconds > 60
    ? t('time.minutes', { count: minutes, number: format.number(minutes) })
    : t('time.seconds', { count: seconds, number: format.number(seconds) });
}

/** How long there is, calm; said to whoever can't see it at a few marks. */
export function TimeLeft({ dueAt, clock, label, isShort = false }: TimeLeftProps) {
  const { t } = useTranslation('examSitting');
  const secondsLeft = () => Math.max(0, Math.ceil((dueAt - clock.now()) / 1000));
  const [left, setLeft] = useState(secondsLeft);
  const before = useRef(left);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((dueAt - clock.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [dueAt, clock]);
  useEffect(() => {
    const passed = (isShort ? shortMarks : marks).find((mark) => before.current > mark && left <= mark);
    before.current = left;
    if (passed !== undefined) announce(`${label}: ${words(left, t)}`, passed <= 60 ? 'assertive' : 'polite');
  }, [left, label, isShort, t]);
  return (
    <span role="timer" aria-label={label} className={styles.time} data-late={left <= 60 || undefined}>
      {isShort ? <span className={styles.timeOf}>{t('time.question')}</span> : null}
      {words(left, t)}
    </span>
  );
}
