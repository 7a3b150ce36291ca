import { type MailWordsKey, mailWordsAt, mailWordsKeys } from '@diwan/api-contract/values/records/mail-words';
import { staffActors, theSystem } from '#seeding/people-who-act.ts';
import { createRandom } from '#seeding/random.ts';
import type { Seed } from '#seeding/seed.ts';
import { day, instant, makeId } from '#seeding/time.ts';
import { searchKeyOf } from '../search-texts.ts';
import { nameOf, originalWords } from './original-words.ts';

const originals = new Map(
  await Promise.all(mailWordsKeys.map(async (key) => [key, await originalWords(key)] as const)),
);

/** What staff of the demo have changed, and what they have switched off. */
const changed: Partial<Record<MailWordsKey, { ar: string; en: string }>> = {
  interviewScheduled: {
    ar: 'يسعدنا أن نلتقي بك بشأن وظيفة «{{job}}».\nاحضر قبل الموعد بعشر دقائق ومعك إثبات الهوية، وإن تعذّر عليك الحضور فاتصل بنا.',
    en: 'We look forward to meeting you about “{{job}}”.\nPlease come ten minutes early with proof of your identity, and call us if you cannot make it.',
  },
  jobPostExpiring: {
    ar: 'ينتهي إعلانكم عن وظيفة «{{job}}» خلال أيام.\nيمكنكم تمديده من حسابكم، ويبقى المتقدمون إليه كما هم.',
    en: 'Your post for “{{job}}” ends in a few days.\nYou can extend it from your account; its applicants stay.',
  },
};
const off: ReadonlySet<MailWordsKey> = new Set(['jobAlert']);

export const templatesSeed: Seed<readonly MailWordsKey[]> = {
  plan: () => mailWordsKeys,
  *rows(keys, { seed, now }) {
    const random = createRandom(seed, 'email-templates');
    const begun = now - 420 * day;
    for (const [index, key] of keys.entries()) {
      const words = originals.get(key)!;
      const name = nameOf(words);
      const body = changed[key];
      const isTouched = body !== undefined || off.has(key);
      const at = isTouched ? now - (30 + index) * day : begun;
      const by = isTouched ? staffActors[index % staffActors.length]! : theSystem;
      yield {
        id: makeId(begun + index, random),
        version: isTouched ? 2 : 1,
        createdAt: instant(begun + index),
        updatedAt: instant(at),
        stateChangedAt: instant(off.has(key) ? at : begun + index),
        createdBy: theSystem,
        updatedBy: by,
        searchKey: searchKeyOf([name.ar, name.en]),
        state: off.has(key) ? ('disabled' as const) : ('enabled' as const),
        key,
        name,
        recipient: mailWordsAt(key).recipient,
        ...words,
        ...(body ? { body } : {}),
        isChanged: body !== undefined,
        lastTestAt: body ? instant(at + 60_000) : null,
      };
    }
  },
};
