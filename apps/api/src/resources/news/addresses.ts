import type { NewsDraft } from '@diwan/api-contract/resources/news-draft';
import { longestSlug, slugOf } from '@diwan/api-contract/values/text/slug';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { computed, type Writer } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import type { Tx } from '#db/database.ts';
import { problemOf } from '#http/problems/problems.ts';
import { newsRedirectsTable as redirects, newsTable as table } from './table.ts';

type Addressed = Pick<NewsDraft, 'title' | 'slug'> & { number: string };

/** Of some addresses those that other news has, or had. */
async function takenOf(wanted: readonly string[], except: string | null, tx: Tx): Promise<ReadonlySet<string>> {
  const now = await tx
    .select({ address: table.address })
    .from(table)
    .where(and(inArray(table.address, [...wanted]), except ? ne(table.id, except) : undefined));
  const before = await tx
    .select({ address: redirects.address })
    .from(redirects)
    .where(and(inArray(redirects.address, [...wanted]), except ? ne(redirects.newsId, except) : undefined));
  return new Set([...now, ...before].map(({ address }) => address));
}

/** Where news stands: at the slug that somebody wrote, or at one that follows from its title; nobody else was ever there. */
export async function addressFor({ title, slug, number }: Addressed, id: string | null, tx: Tx): Promise<string> {
  const last = number.toLowerCase();
  const name = slugOf(title.en);
  const numbered = [name?.slice(0, longestSlug - last.length - 1).replace(/-$/, ''), last].filter(Boolean).join('-');
  const wanted = slug ?? name ?? last;
  const taken = await takenOf([wanted, numbered], id, tx);
  if (!taken.has(wanted)) return wanted;
  if (slug !== null) throw problemOf('invalid', { errors: [{ path: 'slug', code: 'slugExists' }] });
  return numbered;
}

/** The address of news after a change of its title or slug; from the one before a way leads there. */
export async function moveTo(
  after: Addressed,
  before: Addressed & { id: string; address: string },
  { tx, now }: Pick<Writer, 'tx' | 'now'>,
): Promise<string> {
  if (after.slug === before.slug && (after.slug !== null || after.title.en === before.title.en)) return before.address;
  const address = await addressFor(after, before.id, tx);
  if (before.address === address) return address;
  // Where news comes back to, nothing leads away.
  await tx.delete(redirects).where(eq(redirects.address, address));
  await tx
    .insert(redirects)
    .values({ address: before.address, newsId: before.id, createdAt: now })
    .onConflictDoNothing();
  return address;
}

/** The addresses that news had, the latest first. */
export const formerAddresses = computed(table, ['id'], async (rows, { tx }) => {
  const ids = rows.map(({ id }) => id);
  const found = await tx.select().from(redirects).where(idIn(redirects.newsId, ids)).orderBy(redirects.createdAt);
  const byNews = Map.groupBy(found, ({ newsId }) => newsId);
  return ids.map((id) => (byNews.get(id) ?? []).map(({ address }) => address).toReversed());
});
