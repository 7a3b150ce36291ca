import { isDeepStrictEqual } from 'node:util';
import { type MailWordsKey, mailWordsAt, mailWordsKeys } from '@diwan/api-contract/values/records/mail-words';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { theSystem } from '#workflows/apply-event.ts';
import { searchKeyOf } from '../search-texts.ts';
import { nameOf, originalWords } from './original-words.ts';
import { emailTemplatesTable as table } from './table.ts';

/** Gives every mail of the product its row, and those that nobody has changed the product's words as they are now. */
export async function registerTemplates({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const by = { type: theSystem.type, id: theSystem.id, name: theSystem.name };
  const kept = new Map((await orm.select().from(table)).map((row) => [row.key, row]));
  for (const key of mailWordsKeys) {
    const { own, words } = await suppliedFor(key);
    const row = kept.get(key);
    if (!row)
      await orm
        .insert(table)
        .values({ id: newId(), state: 'enabled', key, ...own, ...words, createdBy: by, updatedBy: by })
        .onConflictDoNothing();
    if (!row) continue;
    if (!holds(row, own)) await orm.update(table).set(own).where(eq(table.id, row.id));
    if (!row.isChanged && !holds(row, words))
      await orm
        .update(table)
        .set({ ...words, lastTestAt: null, version: sql`${table.version} + 1` })
        .where(sql`${table.id} = ${row.id} and not ${table.isChanged}`);
  }
}

async function suppliedFor(key: MailWordsKey) {
  const words = await originalWords(key);
  const name = nameOf(words);
  return {
    words,
    own: { name, recipient: mailWordsAt(key).recipient, searchKey: searchKeyOf([name.ar, name.en]) },
  };
}

const holds = (row: Readonly<Record<string, unknown>>, columns: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(columns).every(([column, value]) => isDeepStrictEqual(row[column], value));
