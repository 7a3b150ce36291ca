import { findAddresses } from './contact/addresses.ts';
import { findPhones } from './contact/phones.ts';
import { type Finding, groupOf, severityOf } from './finding.ts';
import { findInForm } from './form.ts';
import { type Found, findByRule, type Rule } from './inspect-words.ts';
import { readText } from './read-text.ts';
import { age } from './rules/age.ts';
import { religion, tribe } from './rules/belief.ts';
import { fee } from './rules/fees.ts';
import { gender } from './rules/gender.ts';
import { nationality } from './rules/nationality.ts';
import { appearance, disability, maritalStatus } from './rules/person.ts';
import { wordsIn } from './words.ts';

/** Every rule about words, in the order in which they are told. */
export const wordRules: readonly Rule[] = [
  gender,
  age,
  nationality,
  religion,
  tribe,
  maritalStatus,
  appearance,
  disability,
  fee,
];

export interface InspectedText {
  field: string;
  language: 'ar' | 'en';
  /** Its words, without the marks of rich text. */
  text: string;
}

/** What in a text should be looked at before it is published; each with its place. */
export function inspectText({ field, language, text }: InspectedText, rules = wordRules): Finding[] {
  const read = readText(text);
  const words = wordsIn(read.text);
  const addresses = findAddresses(read.text);
  const phones = findPhones(read.text)
    .filter(({ start, end }) => !addresses.some((one) => one.start <= start && end <= one.end))
    .map(({ start, end }) => ({ kind: 'phone' as const, start, end }));
  const contact = [...addresses, ...phones].map(
    ({ kind, start, end }): Found => ({ kind, ...read.spanOf(start, end) }),
  );
  const found = [
    ...contact,
    ...rules.flatMap((rule) => findByRule(rule, words, read)),
    ...findInForm(without(contact, text), language),
  ];
  return outermost(found)
    .sort((one, other) => one.start - other.start)
    .map((one) => ({ ...one, severity: severityOf(one.kind), field, language }));
}

/** A text with nothing where an address is: that has no language. */
const without = (found: readonly Found[], text: string) =>
  found.reduce((rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end), text);

/** What lies within another finding of its group says nothing more. */
function outermost(found: readonly Found[]): Found[] {
  return found.filter(
    (one, index) =>
      !found.some(
        (other, at) =>
          at !== index &&
          groupOf(other.kind) === groupOf(one.kind) &&
          other.start <= one.start &&
          one.end <= other.end &&
          (other.end - other.start > one.end - one.start || at < index),
      ),
  );
}
