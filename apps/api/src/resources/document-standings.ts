import type { documentStandings as standings } from '@diwan/api-contract/values/records/employer';
import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { oncePerBatch, type Reader } from '#crud/definition.ts';
import { idIn, lastDayBefore, riyadhDay } from '#crud/lists/clauses.ts';
import { recordFilesTable as files } from '#db/schema/files.ts';

/** So many days before a document runs out people are warned. */
const warnedDays = 30;

interface Standing<Type extends string> {
  type: Type;
  expiresOn: string | null;
  standing: (typeof standings)[number];
}

interface Documented<Type extends string, Owner> {
  /** Of the resource whose records have the documents. */
  path: string;
  types: readonly Type[];
  table: { id: AnyPgColumn };
  /** The column of the day on which what a record is registered for runs out. */
  registeredUntil: AnyPgColumn;
  /** What a record must have. */
  requiredOf(owner: Owner): readonly Type[];
}

const isNewer = (one: string | null, other: string | null) => one === null || (other !== null && one > other);

function standingOf(expiresOn: string | null, now: string): (typeof standings)[number] {
  if (expiresOn === null) return 'valid';
  if (expiresOn <= lastDayBefore(now)) return 'expired';
  return expiresOn <= riyadhDay(now, warnedDays) ? 'expiring' : 'valid';
}

/** How the documents of a resource's records stand. */
export function documentStandings<Type extends string, Owner>({
  path,
  types,
  table,
  registeredUntil,
  requiredOf,
}: Documented<Type, Owner>) {
  const ofOne = and(
    eq(files.resource, path),
    eq(files.recordId, table.id),
    isNotNull(files.type),
    ne(files.scan, 'rejected'),
  );

  return {
    /** The documents of several records at once: of each type the one that holds the longest, and what is missing. */
    documentsOf: oncePerBatch(
      async (rows: (Owner & { id: string })[], { tx, now }: Reader): Promise<Standing<Type>[][]> => {
        const { recordId, type, expiresOn } = files;
        const ids = rows.map(({ id }) => id);
        const found = await tx
          .select({ recordId, type, expiresOn })
          .from(files)
          .where(and(eq(files.resource, path), idIn(recordId, ids), isNotNull(type), ne(files.scan, 'rejected')));
        const byRecord = Map.groupBy(found, (each) => each.recordId);
        return rows.map((row) => {
          const newest = new Map<Type, string | null>();
          for (const each of byRecord.get(row.id) ?? []) {
            const known = newest.get(each.type as Type);
            if (known === undefined || isNewer(each.expiresOn, known)) newest.set(each.type as Type, each.expiresOn);
          }
          const missing = new Set(requiredOf(row).filter((each) => !newest.has(each)));
          return types
            .filter((each) => newest.has(each) || missing.has(each))
            .map((each) => {
              const until = newest.get(each) ?? null;
              return { type: each, expiresOn: until, standing: missing.has(each) ? 'missing' : standingOf(until, now) };
            });
        });
      },
    ),

    /** What the rules ask of the documents that a record must have. */
    lacksOf(owner: Owner, documents: readonly Standing<Type>[]) {
      const required = documents.filter(({ type }) => requiredOf(owner).includes(type));
      return {
        isDocumentMissing: required.some(({ standing }) => standing === 'missing'),
        isDocumentExpired: required.some(({ standing }) => standing === 'expired'),
      };
    },

    /** Its registration, or the newest document of some type, runs out soon or has done so. */
    areDocumentsExpiring(isWanted: boolean, now: string): SQL {
      const until = riyadhDay(now, warnedDays);
      const isExpiring = sql`(coalesce(${registeredUntil} <= ${until}::date, false) or exists (
        select from ${files} where ${ofOne} group by ${files.type}
        having max(coalesce(${files.expiresOn}, 'infinity'::date)) <= ${until}::date))`;
      return isWanted ? isExpiring : sql`not ${isExpiring}`;
    },
  };
}
