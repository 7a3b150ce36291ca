import { type Finding, type FindingKind, groupOf, severityOf } from '@diwan/api-contract/moderation/finding';
import type { JobPostHints } from '@diwan/api-contract/resources/job-posts';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { wordsOf } from '@diwan/api-contract/values/text/rich-text';
import type { CellContext } from '../resource/cells/cell-context.ts';
import type { AnyRecord } from '../resource/resource-types.ts';

/** Something that whoever decides should look at, in words. */
export interface Hint extends Pick<Finding, 'kind' | 'severity' | 'field' | 'start' | 'end'> {
  id: string;
  language: 'ar' | 'en' | null;
  sentence: string;
  /** Where it stands: the field, and the language of a text. */
  place: string;
  /** The words that it is about; none where it is about the text as a whole. */
  quote: string;
  /** Another record that it is about. */
  other?: JobPostHints['duplicates'][number];
}

const longestQuote = 60;

/** The text that a hint is about, without the marks of rich text. */
export function textOf(record: AnyRecord, { field, language }: Pick<Hint, 'field' | 'language'>): string {
  const value = (record as unknown as Record<string, string | LocalizedText | null>)[field];
  if (typeof value === 'string') return value;
  return language ? wordsOf(value?.[language] ?? '') : '';
}

export function hintOf(finding: Finding, record: AnyRecord, { t }: CellContext): Hint {
  const { kind, field, language, start, end } = finding;
  const words = groupOf(kind) === 'form' ? '' : textOf(record, finding).slice(start, end);
  const inWords = t(`crud:languages.${language}`);
  return {
    ...finding,
    id: [kind, field, language, start].join(),
    sentence: t(`moderation:kinds.${kind}`, { language: inWords }),
    place: t('moderation:place', { field: t(`fields.${field}`), language: inWords }),
    quote: words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words,
  };
}

/** What other records say about one. */
export function hintsOfOthers({ pay, duplicates }: JobPostHints, { t, format }: CellContext): Hint[] {
  const about = (kind: FindingKind, field: string): Omit<Hint, 'id' | 'sentence'> => ({
    kind,
    severity: severityOf(kind),
    field,
    language: null,
    start: 0,
    end: 0,
    place: t(`fields.${field}`),
    quote: '',
  });
  const found = duplicates.map(
    (other): Hint => ({
      ...about('duplicate', 'description'),
      id: other.id,
      sentence: t('moderation:kinds.duplicate'),
      other,
    }),
  );
  if (!pay) return found;
  const kind = pay.side === 'below' ? 'payBelow' : 'payAbove';
  const basis = t('moderation:basis', { count: pay.count, number: format.number(pay.count) });
  const sentence = t(`moderation:kinds.${kind}`, { from: format.money(pay.from), to: format.money(pay.to), basis });
  return [{ ...about(kind, 'salary'), id: kind, sentence }, ...found];
}
