import { messages as arBulk } from '@diwan/messages/bulk/ar';
import { messages as enBulk } from '@diwan/messages/bulk/en';
import { messages as arCore } from '@diwan/messages/core/ar';
import { messages as enCore } from '@diwan/messages/core/en';
import { messages as arCrud } from '@diwan/messages/crud/ar';
import { messages as enCrud } from '@diwan/messages/crud/en';
import { messages as arLate } from '@diwan/messages/crud-late/ar';
import { messages as enLate } from '@diwan/messages/crud-late/en';
import { messages as arProblems } from '@diwan/messages/problems/ar';
import { messages as enProblems } from '@diwan/messages/problems/en';

interface Saying {
  en: string;
  ar: string;
}

interface VoiceRule {
  title: string;
  note: string;
  /** What the product says: read from its messages. */
  good: Saying;
  bad: Saying;
}

const sample: Record<'en' | 'ar', Record<string, string>> = {
  en: { one: 'skill', state: 'Approved', max: '1,000' },
  ar: { one: 'المهارة', state: 'مقبول', max: '1,000' },
};
const colleague = { en: 'Omar Haddad', ar: 'عمر حداد' };
const skill = { en: 'Welding', ar: 'اللحام' };

/** What the product says, as it would be read about somebody or something of this name. */
function said(en: string[], ar: string[], name = colleague): Saying {
  const fill = (parts: string[], values: Record<string, string>) =>
    parts.join(' ').replace(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '');
  return { en: fill(en, { ...sample.en, name: name.en }), ar: fill(ar, { ...sample.ar, name: name.ar }) };
}

export const voiceRules: readonly VoiceRule[] = [
  {
    title: 'A button says what it does',
    note: 'The verb, and what it is done to. Arabic takes the verbal noun, not the imperative.',
    good: said([enLate.removal.action], [arLate.removal.action]),
    bad: { en: 'OK', ar: 'موافق' },
  },
  {
    title: 'A question names the thing',
    note: 'Somebody who reads only the head and the button knows what will happen.',
    good: said([enLate.removal.title, enLate.removal.text], [arLate.removal.title, arLate.removal.text], skill),
    bad: { en: 'Are you sure?', ar: 'هل أنت متأكد؟' },
  },
  {
    title: 'An error says what is safe and what to do',
    note: 'What happened, what is not lost, what helps. No code, no apology, no blame.',
    good: said(
      [`${enLate.form.saveFailed.title}.`, enProblems.codes.unavailable, enLate.form.saveFailed.kept],
      [`${arLate.form.saveFailed.title}.`, arProblems.codes.unavailable, arLate.form.saveFailed.kept],
    ),
    bad: { en: 'Oops! Error 500: an unexpected error occurred.', ar: 'عفوًا! خطأ 500: حدث خطأ غير متوقع.' },
  },
  {
    title: 'A field says what it needs',
    note: 'What would be right, not that something is wrong.',
    good: said([enLate.invalid.locationRequired], [arLate.invalid.locationRequired]),
    bad: { en: 'Invalid input', ar: 'إدخال خاطئ' },
  },
  {
    title: 'Somebody else is a person',
    note: 'By name, and in words that would be said across a desk.',
    good: said([`${enLate.stale.title}.`, enLate.stale.text], [`${arLate.stale.title}.`, arLate.stale.text]),
    bad: { en: 'Conflict detected: record version mismatch.', ar: 'تم اكتشاف تعارض في إصدار السجل.' },
  },
  {
    title: 'Nothing is a state too',
    note: 'One line, one sentence; where there is an action, one.',
    good: said([`${enCrud.noMatch.title}.`, enCrud.noMatch.text], [`${arCrud.noMatch.title}.`, arCrud.noMatch.text]),
    bad: { en: 'No data available in table', ar: 'لا توجد بيانات متاحة في الجدول' },
  },
  {
    title: 'The product does things, nobody “gets” them done',
    note: 'Arabic says it with a verb, not with «قام بـ» and a noun.',
    good: said([enLate.stale.text], [arLate.stale.text]),
    bad: { en: 'The record has been updated by the user.', ar: 'لقد تم القيام بتحديث السجل من قبل المستخدم.' },
  },
  {
    title: 'A limit says the number',
    note: 'What is possible, then how to come within it.',
    good: said([enBulk.problems.tooMany], [arBulk.problems.tooMany]),
    bad: { en: 'Too many items selected.', ar: 'تم تجاوز الحد.' },
  },
  {
    title: 'An ending tells how to go on',
    note: 'The person is where they were, and one step from going on.',
    good: said([enCore.signIn.reasons.expired], [arCore.signIn.reasons.expired]),
    bad: { en: 'Session timeout. Unauthorized.', ar: 'انتهت مهلة الجلسة. غير مصرح.' },
  },
  {
    title: 'A wait says how long or how to shorten it',
    note: 'Never only that something is wrong now.',
    good: said([enProblems.codes.rateLimited], [arProblems.codes.rateLimited]),
    bad: { en: 'Too many requests.', ar: 'طلبات كثيرة جدًا!' },
  },
];
