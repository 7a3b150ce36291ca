import { providers as contract, type Provider } from '@diwan/api-contract/resources/providers';
import type { recordFilesTable } from '#db/schema/files.ts';
import { paper } from '#seeding/papers/paper.ts';
import type { Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { calendarDay, day, instant, makeId } from '#seeding/time.ts';
import { requiredOf } from '../documents.ts';
import type { PlannedProvider } from './plan.ts';

type Type = Provider['documents'][number]['type'];
type SeededDocument = typeof recordFilesTable.$inferInsert;

const papers: Readonly<Record<Type, { file: string; heading: string; holds: boolean }>> = {
  cr: { file: 'السجل التجاري.pdf', heading: 'Commercial registration', holds: true },
  vat_cert: { file: 'شهادة ضريبة القيمة المضافة.pdf', heading: 'VAT registration certificate', holds: false },
  freelance_cert: { file: 'وثيقة العمل الحر.pdf', heading: 'Freelance certificate', holds: true },
  id: { file: 'الهوية الوطنية.pdf', heading: 'National identity card', holds: true },
  iban_letter: { file: 'خطاب الآيبان.pdf', heading: 'Letter of the account number', holds: false },
  license: { file: 'ترخيص المهنة.pdf', heading: 'Professional licence', holds: true },
  other: { file: 'ملف تعريفي.pdf', heading: 'Company profile', holds: false },
};

/** How likely it is that a document was handed in that has to be there, in states in which it may still be missing. */
const chances: Readonly<Partial<Record<Provider['state'], number>>> = {
  draft: 0.4,
  changes_requested: 0.5,
  pending_review: 0.85,
  rejected: 0.6,
};

/** The documents that a provider has handed in; nothing is missing of those who were accepted. */
export function documentsOf(
  provider: PlannedProvider,
  stateReason: Provider['stateReason'],
  { now, keep }: Seeding,
  random: Random,
): SeededDocument[] {
  const { id, index, state, createdAt, tradeName } = provider;
  const wanted: Type[] = requiredOf(provider).filter(() => random.chance(chances[state] ?? 1));
  if (random.chance(0.7)) wanted.push('iban_letter');
  if (random.chance(0.2)) wanted.push('license');
  if (random.chance(0.1)) wanted.push('other');
  return wanted.map((type, nth) => {
    const { file, heading, holds } = papers[type];
    const isOver = stateReason === 'document_expired' && nth === 0;
    const until = now + (isOver ? -random.int(10, 40) : random.int(5, 700)) * day;
    const expiresOn = holds || isOver ? calendarDay(until) : null;
    const issuedOn = calendarDay(Math.min(createdAt, until) - random.int(20, 700) * day);
    const number = String(1_010_000_000 + index * 97 + nth);
    const bytes = paper(`${heading} (sample)`, [
      tradeName.en,
      `Number ${number}`,
      `Issued on ${issuedOn}`,
      ...(expiresOn ? [`Expires on ${expiresOn}`] : []),
      'Invented for the demo: no authority has issued it.',
    ]);
    return {
      id: makeId(createdAt, random),
      resource: contract.path,
      recordId: id,
      ...keep(bytes, createdAt),
      name: file,
      kind: 'pdf',
      scan: 'unscanned',
      type,
      number,
      issuedOn,
      expiresOn,
      author: { type: 'provider', id, name: tradeName.ar },
      createdAt: instant(createdAt),
    };
  });
}
