import { createFormat } from '@diwan/ui';
import { currentLanguage } from '#messages/language.ts';
import { time } from './MailRow.css.ts';

const day = 86_400_000;

const isRecent = (instant: string) => Math.abs(Date.now() - Date.parse(instant)) < day;

/** When a mail came: how long ago within a day, else the date; exactly on hover and to a screen reader. */
export function MailTime({ instant }: { instant: string }) {
  const format = createFormat(currentLanguage());
  return (
    <time dateTime={instant} title={format.dateTime(instant)} className={time}>
      {isRecent(instant) ? format.relative(instant) : format.date(instant)}
    </time>
  );
}
