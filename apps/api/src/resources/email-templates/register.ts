import { isDeepStrictEqual } from 'node:util';
import { type MailWordsKey, mailWordsAt, mailWordsKeys } from '@diwan/api-contract/values/records/mail-words';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { theSystem } from '#workflows/apply-event.ts';
import { searchKeyOf } from '../search-texts.ts';
import { isSameWords, nameOf, originalWords } from './original-words.ts';
import { emailTemplatesTable as table } from './table.ts';

/** Gives every mail of the product its row, and those that nobody has changed the product's words as they are now. */
export async function registerTemplates({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const by = { type: theSystem.type, id: theSystem.id, name: theSystem.name };
  const kept = new Map((await orm.select().from(table)).map((row) => [row.key, row]));
  for (const key of mailWordsKeys) {
    const { own, words } = await suppliedFor(key);
    const row = kept.get(key);
    if (!row) {
      const added = { id: newId(), state: 'enabled' as const, key, ...own, ...words, createdBy: by, updatedBy: by };
      await orm.insert(table).values(added).onConflictDoNothing();
      continue;
    }
    const { name, recipient, searchKey } = row;
    if (!isDeepStrictEqual({ name, recipient, searchKey }, own))
      await orm.update(table).set(own).where(eq(table.id, row.id));
    if (!row.isChanged && !isSameWords(row, words))
      await orm
        .update(table)
        .set({ ...words, lastTestAt: null, version: sql`${table.version} + 1` })
        .where(and(eq(table.id, row.id), eq(table.isChanged, false)));
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
