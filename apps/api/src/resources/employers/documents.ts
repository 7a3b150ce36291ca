import { type Employer, employers } from '@diwan/api-contract/resources/employers';
import type { documentStandings } from '@diwan/api-contract/values/records/employer';
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { oncePerBatch, type Reader, type Row } from '#crud/definition.ts';
import { idIn, lastDayBefore, riyadhDay } from '#crud/lists/clauses.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';
import { employersTable } from './table.ts';

type Documents = Employer['documents'];
type Type = Documents[number]['type'];
type Owner = Pick<Row<typeof employersTable>, 'id' | 'type'>;

/** So many days before a document runs out people are warned. */
const warnedDays = 30;

/** What an employer must have: agencies may place people only with a licence. */
const requiredOf = ({ type }: Pick<Owner, 'type'>): readonly Type[] =>
  type === 'recruitment_agency' ? ['commercial_registration', 'recruitment_license'] : ['commercial_registration'];

const isNewer = (one: string | null, other: string | null) => one === null || (other !== null && one > other);

function standingOf(expiresOn: string | null, now: string): (typeof documentStandings)[number] {
  if (expiresOn === null) return 'valid';
  if (expiresOn <= lastDayBefore(now)) return 'expired';
  return expiresOn <= riyadhDay(now, warnedDays) ? 'expiring' : 'valid';
}

/** The documents of several employers at once: of each type the one that holds the longest, and what is missing. */
export const documentsOf = oncePerBatch(async (rows: Owner[], { tx, now }: Reader): Promise<Documents[]> => {
  const { recordId, type, expiresOn } = files;
  const ids = rows.map(({ id }) => id);
  const ofEmployers = and(eq(files.resource, employers.path), idIn(recordId, ids));
  const found = await tx
    .select({ recordId, type, expiresOn })
    .from(files)
    .where(and(ofEmployers, isNotNull(type), ne(files.scan, 'rejected')));
  const byEmployer = Map.groupBy(found, (each) => each.recordId);
  return rows.map((row) => {
    const newest = new Map<Type, string | null>();
    for (const each of byEmployer.get(row.id) ?? []) {
      const known = newest.get(each.type as Type);
      if (known === undefined || isNewer(each.expiresOn, known)) newest.set(each.type as Type, each.expiresOn);
    }
    const missing = new Set(requiredOf(row).filter((each) => !newest.has(each)));
    const { types } = employers.documents;
    return types
      .filter((each) => newest.has(each) || missing.has(each))
      .map((each) => {
        const until = newest.get(each) ?? null;
        return { type: each, expiresOn: until, standing: missing.has(each) ? 'missing' : standingOf(until, now) };
      });
  });
});

/** What the rules ask of the documents that an employer must have. */
export function lacksOf(row: Pick<Owner, 'type'>, documents: Documents) {
  const required = documents.filter(({ type }) => requiredOf(row).includes(type));
  return {
    isDocumentMissing: required.some(({ standing }) => standing === 'missing'),
    isDocumentExpired: required.some(({ standing }) => standing === 'expired'),
  };
}

/** Its registration, or the newest document of some type, runs out soon or has done so. */
export function areDocumentsExpiring(isWanted: boolean, now: string): SQL {
  const until = riyadhDay(now, warnedDays);
  const ofOne = and(
    eq(files.resource, employers.path),
    eq(files.recordId, employersTable.id),
    isNotNull(files.type),
    ne(files.scan, 'rejected'),
  );
  const isExpiring = sql`(coalesce(${employersTable.crExpiresOn} <= ${until}::date, false) or exists (
    select from ${files} where ${ofOne} group by ${files.type}
    having max(coalesce(${files.expiresOn}, 'infinity'::date)) <= ${until}::date))`;
  return isWanted ? isExpiring : sql`not ${isExpiring}`;
}
