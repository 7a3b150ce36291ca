import type { EmailCampaignDraft } from '@diwan/api-contract/resources/email-campaign-draft';
import type { CountedAudience } from '@diwan/api-contract/resources/email-campaigns';
import { type Exclusion, exclusions } from '@diwan/api-contract/values/records/campaign';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { sql } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import { maskEmail } from '#crud/masked/masks.ts';
import { judgedAudience } from './judged.ts';

type Audience = EmailCampaignDraft['audience'];
type ReadBy = Pick<Reader, 'tx' | 'now' | 'resources'>;

/** So many of those who are left out are named, of each reason. */
const mostNamed = 20;
/** So many of those who are reached are named, for a preview. */
const mostReaders = 5;

/** How many people an audience reaches now. */
export async function countReached(audience: Audience, reader: ReadBy): Promise<number> {
  const { rows } = await reader.tx.execute<{ count: number }>(
    sql`select count(*)::int as count from (${await judgedAudience(audience, reader)}) as all_of_them where reason is null`,
  );
  return rows[0]!.count;
}

/** An audience as it is now, with those who are left out by their reasons. */
export async function countAudience(audience: Audience, reader: ReadBy): Promise<CountedAudience> {
  const { rows } = await reader.tx.execute<{
    reason: Exclusion | null;
    count: number;
    people: { id: string; label: LocalizedText; email: string }[] | null;
  }>(sql`
    with everybody as (${await judgedAudience(audience, reader)}), numbered as (
      select id, name, email, reason, row_number() over (partition by reason order by id) as place from everybody
    )
    select reason, count(*)::int as count,
      jsonb_agg(jsonb_build_object('id', id, 'label', name, 'email', email) order by place)
        filter (where place <= case when reason is null then ${mostReaders}::int else ${mostNamed}::int end) as people
    from numbered group by reason`);
  const by = new Map(rows.map((row) => [row.reason, row]));
  return {
    total: rows.reduce((sum, { count }) => sum + count, 0),
    included: by.get(null)?.count ?? 0,
    people: (by.get(null)?.people ?? []).map((one) => ({ ...one, email: maskEmail(one.email) })),
    excluded: exclusions.flatMap((reason) => {
      const found = by.get(reason);
      const people = found?.people?.map(({ id, label }) => ({ id, label })) ?? [];
      return found ? [{ reason, count: found.count, people }] : [];
    }),
  };
}
