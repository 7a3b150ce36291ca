import type { LocalizedText } from '../values/text/localized-text.ts';
import { wordsOf } from '../values/text/rich-text.ts';
import { type Finding, severityOf } from './finding.ts';
import { inspectText } from './inspect-text.ts';

/** A field whose text is looked into before its record is published. */
export interface ModeratedField {
  name: string;
  /** With fewer words it says too little. */
  leastWords?: number;
}

type Written = Pick<Finding, 'field' | 'language'> & { text: string; leastWords: number };

const languages = ['ar', 'en'] as const;
const word = /[\p{L}\p{N}]+/gu;
const arabic = /\p{Script=Arabic}/u;

/** What in a record's texts should be looked at before it is published, the gravest first. */
export function inspectRecord(fields: readonly ModeratedField[], record: Readonly<Record<string, unknown>>): Finding[] {
  const written = fields.flatMap((field) => textsOf(field, record[field.name]));
  const found = [...written.flatMap((text) => [...inspectText(text), ...tooShort(text)]), ...missing(fields, record)];
  return found.toSorted((one, other) => ranks[one.severity] - ranks[other.severity]);
}

const ranks = { critical: 0, attention: 1, info: 2 };

function textsOf({ name: field, leastWords = 0 }: ModeratedField, value: unknown): Written[] {
  if (typeof value === 'string')
    return [{ field, language: arabic.test(value) ? 'ar' : 'en', text: value, leastWords }];
  if (!isLocalized(value)) return [];
  return languages.flatMap((language) => {
    const words = wordsOf(value[language] ?? '');
    return words.trim() === '' ? [] : [{ field, language, text: words, leastWords }];
  });
}

function tooShort({ field, language, text, leastWords }: Written): Finding[] {
  if ((text.match(word)?.length ?? 0) >= leastWords) return [];
  return [{ kind: 'tooShort', severity: severityOf('tooShort'), field, language, start: 0, end: text.length }];
}

/** A record that is written in one language alone is told once; in one that is written in both, each text that isn't. */
function missing(fields: readonly ModeratedField[], record: Readonly<Record<string, unknown>>): Finding[] {
  const texts = fields.flatMap(({ name }): (readonly [string, LocalizedText])[] =>
    isLocalized(record[name]) ? [[name, record[name]]] : [],
  );
  const isIn = (text: LocalizedText, language: 'ar' | 'en') => (text[language] ?? '').trim() !== '';
  return languages.flatMap((language) => {
    const lacking = texts.filter(([, text]) => !isIn(text, language) && languages.some((other) => isIn(text, other)));
    const told = texts.some(([, text]) => isIn(text, language)) ? lacking : lacking.slice(0, 1);
    const severity = severityOf('languageMissing');
    return told.map(([field]) => ({ kind: 'languageMissing', severity, field, language, start: 0, end: 0 }));
  });
}

const isLocalized = (value: unknown): value is LocalizedText =>
  typeof value === 'object' && value !== null && 'ar' in value;
