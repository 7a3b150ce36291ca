import { employers as contract, type Employer } from '@diwan/api-contract/resources/employers';
import type { recordFilesTable } from '#db/schema/files.ts';
import { paper } from '#seeding/papers/paper.ts';
import type { Random } from '#seeding/random.ts';
import type { Seeding } from '#seeding/seed.ts';
import { calendarDay, day, instant, makeId } from '#seeding/time.ts';

type Type = Employer['documents'][number]['type'];
export type SeededDocument = typeof recordFilesTable.$inferInsert;

/** What its documents say of an employer. */
type Registered = Pick<
  Employer,
  'id' | 'state' | 'type' | 'crNumber' | 'crExpiresOn' | 'licenseNumber' | 'vatNumber'
> & {
  name: { ar: string; en: string };
  createdAt: number;
};

const papers: Readonly<Record<Exclude<Type, 'other'>, { file: string; heading: string }>> = {
  commercial_registration: { file: 'السجل التجاري.pdf', heading: 'Commercial registration' },
  recruitment_license: { file: 'ترخيص التوظيف.pdf', heading: 'Recruitment licence' },
  vat_certificate: { file: 'شهادة ضريبة القيمة المضافة.pdf', heading: 'VAT registration certificate' },
  national_address: { file: 'إثبات العنوان الوطني.pdf', heading: 'Proof of national address' },
};

/** How likely it is that a document was handed in that has to be there, in states in which it may still be missing. */
const chances: Readonly<Partial<Record<Employer['state'], number>>> = {
  draft: 0.4,
  changes_requested: 0.5,
  pending_verification: 0.85,
  rejected: 0.6,
};

/** The documents that an employer has handed in; nothing is missing of those who were verified. */
export function documentsOf(employer: Registered, { now, keep }: Seeding, random: Random): SeededDocument[] {
  const { state, type, crNumber, crExpiresOn, licenseNumber, vatNumber } = employer;
  const isThere = () => random.chance(chances[state] ?? 1);
  const soon = calendarDay(now + random.int(20, 700) * day);
  const documents: SeededDocument[] = [];
  const add = (kind: Exclude<Type, 'other'>, number: string, expiresOn: string | null) =>
    documents.push(documentOf(employer, { kind, number, expiresOn }, keep, random));
  if (isThere()) add('commercial_registration', crNumber, crExpiresOn ?? soon);
  if (type === 'recruitment_agency' && licenseNumber && isThere()) add('recruitment_license', licenseNumber, soon);
  if (vatNumber && isThere() && random.chance(0.6)) add('vat_certificate', vatNumber, null);
  if (random.chance(0.3)) add('national_address', crNumber.slice(0, 8), null);
  return documents;
}

function documentOf(
  { id, name, createdAt }: Registered,
  { kind, number, expiresOn }: { kind: Exclude<Type, 'other'>; number: string; expiresOn: string | null },
  keep: Seeding['keep'],
  random: Random,
): SeededDocument {
  const until = expiresOn === null ? createdAt : Math.min(createdAt, Date.parse(expiresOn));
  const issuedOn = calendarDay(until - random.int(20, 900) * day);
  const { file, heading } = papers[kind];
  const bytes = paper(`${heading} (sample)`, [
    name.en,
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
    type: kind,
    number,
    issuedOn,
    expiresOn,
    author: { type: 'employer', id, name: name.ar },
    createdAt: instant(createdAt),
  };
}
