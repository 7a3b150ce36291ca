import { resources } from '@diwan/api-contract/resources';
import type { Severity } from '@diwan/api-contract/values/records/notification';
import type { Language } from '@diwan/api-contract/values/staff';
import { loadMessages } from '@diwan/messages/load-messages';
import { desc, eq } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import {
  type NotificationRow,
  notificationsTable,
  notificationSettingsTable as settings,
} from '#db/schema/notifications.ts';
import { shortTime } from './dates.ts';
import { pieces } from './fill.ts';
import { inLanguage, type MailDetail, type MailFacts, type Site } from './mail-facts.ts';

const mostListed = 30;

/** What a member of staff has not read, in the language that they chose; null when they or all of it are gone. */
export async function digestOf(tx: Tx, mailId: string, staffId: string, site: Site): Promise<MailFacts | null> {
  const [reader] = await tx
    .select({ name: staff.name, language: settings.language })
    .from(staff)
    .innerJoin(settings, eq(settings.userId, staff.id))
    .where(eq(staff.id, staffId));
  const rows = await tx
    .select()
    .from(notificationsTable)
    .where(eq(notificationsTable.digestMailId, mailId))
    .orderBy(desc(notificationsTable.createdAt), desc(notificationsTable.id));
  if (!reader || rows.length === 0) return null;
  const { publicUrl } = site;
  const { name, language } = reader;
  const { kinds } = await loadMessages('notifications', language);
  const details = grouped(rows.slice(0, mostListed)).map((row): MailDetail => {
    const said = `${textOf(row, kinds[row.kind], language)} (${shortTime(row.createdAt)(language)})`;
    return { label: row.severity satisfies Severity, value: () => said, href: addressOf(row, site) };
  });
  const left = rows.length - details.length;
  if (left > 0) details.push({ label: 'more', value: () => String(left) });
  return {
    words: 'notificationDigest',
    name: { ar: name },
    job: null,
    details,
    language,
    stopAt: `${publicUrl}/notifications?settings=open`,
  };
}

/** As on the screen: what is about one record stands together, at the place of the newest of it. */
function grouped(rows: readonly NotificationRow[]): NotificationRow[] {
  const groups = new Map<string, NotificationRow[]>();
  for (const row of rows) {
    const key = row.refId ?? row.id;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flat();
}

/** A page of its own, or a look at what it is about; whoever is not signed in is brought there once they are. */
function addressOf({ path, ref }: NotificationRow, { publicUrl }: Site): string | null {
  if (path !== null) return `${publicUrl}${path}`;
  return ref && `${publicUrl}${resources[ref.resource].screen}?peek=${ref.id}`;
}

function textOf({ params, ref }: NotificationRow, words: string, language: Language): string {
  const about = ref ? inLanguage(ref.label, language) : '';
  const values = Object.fromEntries(Object.entries({ ...params, about }).map(([name, value]) => [name, String(value)]));
  return pieces(words, values, (value) => value).join('');
}
