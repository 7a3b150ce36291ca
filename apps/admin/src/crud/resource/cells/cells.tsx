import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import type { PicturedRef, Ref } from '@diwan/api-contract/schema';
import { type CityId, cityName } from '@diwan/api-contract/values/places/cities';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { Bidi, ChipList, Money, StatusChip, Text } from '@diwan/ui';
import type { ReactNode } from 'react';
import { Face, type FaceProps } from '../face/Face.tsx';
import { localizedLabel } from '../labels.ts';
import type { CellContext } from './cell-context.ts';
import * as styles from './cells.css.ts';
import { toneOf } from './state-tones.ts';

const none = (
  <span data-nothing>
    <Text as="span" tone="muted">
      —
    </Text>
  </span>
);
const otherLanguage = { ar: 'en', en: 'ar' } as const;

/** The ways in which lists and overviews show a value. */
export const cells = {
  text(value: string | null | undefined, lang?: 'ar' | 'en'): ReactNode {
    return value ? (
      <span className={styles.fact} lang={lang} dir="auto" title={value}>
        {value}
      </span>
    ) : (
      none
    );
  },

  /** Text in the language in use; marked as the other language where only that exists. */
  localized(text: LocalizedText | null, language: 'ar' | 'en'): ReactNode {
    if (!text) return none;
    const isMissing = language === 'en' && !text.en;
    return isMissing ? cells.text(text.ar, otherLanguage[language]) : cells.text(localizedLabel(text, language));
  },

  /** What would say something else if it were cut. */
  unbroken(value: string): ReactNode {
    return <span className={styles.oneLine}>{value}</span>;
  },

  /** A fact and a lesser one below it, each on one line. */
  twoLines(first: ReactNode, second: ReactNode): ReactNode {
    if ((first ?? second ?? null) === null) return none;
    return (
      <span className={styles.twoLines}>
        {first}
        <span className={styles.secondLine} dir="auto" title={typeof second === 'string' ? second : undefined}>
          {second}
        </span>
      </span>
    );
  },

  /** A face or a logo beside the name. */
  faced(face: Pick<FaceProps, 'of' | 'name' | 'image'>, content: ReactNode): ReactNode {
    return cells.besideFace(<Face {...face} />, content);
  },

  besideFace(face: ReactNode, content: ReactNode): ReactNode {
    return (
      <span className={styles.faced}>
        {face}
        {content}
      </span>
    );
  },

  /** A member of staff, or of sales, who is named. */
  colleague(named: PicturedRef | null): ReactNode {
    if (!named) return none;
    const name = named.label.ar;
    return cells.faced({ of: 'person', name, image: named.image }, cells.text(name));
  },

  latin(value: string | null): ReactNode {
    return value ? <Bidi>{value}</Bidi> : none;
  },

  state(workflow: string, state: string, { t }: CellContext): ReactNode {
    return <StatusChip tone={toneOf(state)}>{t(`states.${workflow}.${state}`)}</StatusChip>;
  },

  /** A moment as the time from now, with the exact time for those who ask. */
  moment(instant: string | null, { format }: CellContext): ReactNode {
    return instant ? (
      <time className={styles.oneLine} dateTime={instant} title={format.dateTime(instant)}>
        {format.relative(instant)}
      </time>
    ) : (
      none
    );
  },

  /** A moment that is planned to the minute. */
  exactly(instant: string, { format }: CellContext): ReactNode {
    return (
      <time className={styles.oneLine} dateTime={instant}>
        {format.dateTime(instant)}
      </time>
    );
  },

  day(date: string | null, { format }: CellContext): ReactNode {
    return date ? (
      <time className={styles.oneLine} dateTime={date}>
        {format.date(date)}
      </time>
    ) : (
      none
    );
  },

  money(halalas: number | null, { format }: CellContext): ReactNode {
    return halalas === null ? none : <Money parts={format.moneyParts(halalas)} />;
  },

  /** The mean of so many ratings. */
  rating(average: number | null, count: number, { format, t }: CellContext): ReactNode {
    if (average === null) return none;
    return cells.twoLines(format.number(average), t('ratings', { count, number: format.number(count) }));
  },

  salary({ min, max, period }: JobPost['salary'], context: CellContext): ReactNode {
    const { format, t } = context;
    if (min === null && max === null) return none;
    const unit = t(`choices.salaryPeriod.${period}`);
    if (min === null || max === null || min === max) return cells.twoLines(cells.money(max ?? min, context), unit);
    return cells.twoLines(<Money from={format.moneyParts(min).amount} parts={format.moneyParts(max)} />, unit);
  },

  /** A total, and how much of it waits for somebody. */
  countWithWaiting(total: number, waiting: number, { format, t }: CellContext): ReactNode {
    const figure = format.number(total);
    return waiting > 0 ? cells.twoLines(figure, t('waiting', { count: waiting })) : figure;
  },

  cities(ids: readonly CityId[], { format, language }: CellContext): ReactNode {
    return ids.length > 0 ? format.list([...new Set(ids)].map((id) => cityName(id, language))) : none;
  },

  refs(refs: readonly Ref[], { language }: CellContext): ReactNode {
    if (refs.length === 0) return none;
    return <ChipList items={refs.map(({ id, label }) => ({ id, text: localizedLabel(label, language) }))} />;
  },
};
