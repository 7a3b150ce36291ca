import { mailWordsAt, mailWordsKeys } from '@diwan/api-contract/values/records/mail-words';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#db/database.ts';
import { newId } from '#db/id.ts';
import { theSystem } from '#workflows/apply-event.ts';
import { searchKeyOf } from '../search-texts.ts';
import { nameOf, originalWords } from './original-words.ts';
import { emailTemplatesTable as table } from './table.ts';

/** Gives every mail of the product its row, and those that nobody has changed the product's words as they are now. */
export async function registerTemplates({ orm }: Pick<Database, 'orm'>): Promise<void> {
  const by = { type: theSystem.type, id: theSystem.id, name: theSystem.name };
  for (const key of mailWordsKeys) {
    const words = await originalWords(key);
    const name = nameOf(words);
    const own = { name, recipient: mailWordsAt(key).recipient, searchKey: searchKeyOf([name.ar, name.en]) };
    await orm
      .insert(table)
      .values({ id: newId(), state: 'enabled', key, ...own, ...words, createdBy: by, updatedBy: by })
      .onConflictDoNothing();
    await orm
      .update(table)
      .set(own)
      .where(and(eq(table.key, key), sql`${table.name} <> ${JSON.stringify(name)}::jsonb`));
    const differs = sql`(${table.subject}, ${table.preheader}, ${table.body}) is distinct from (${JSON.stringify(words.subject)}::jsonb, ${JSON.stringify(words.preheader)}::jsonb, ${JSON.stringify(words.body)}::jsonb)`;
    await orm
      .update(table)
      .set({ ...words, lastTestAt: null, version: sql`${table.version} + 1` })
      .where(and(eq(table.key, key), eq(table.isChanged, false), differs));
  }
}
