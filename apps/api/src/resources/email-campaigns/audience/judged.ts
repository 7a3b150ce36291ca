import type { EmailCampaignDraft } from '@diwan/api-contract/resources/email-campaign-draft';
import { type SQL, sql } from 'drizzle-orm';
import type { Reader } from '#crud/definition.ts';
import { emailRecipientsTable as recipients } from '#resources/email-recipients/table.ts';
import { suppressionsTable as suppressions } from '#resources/suppressions/table.ts';
import { sources } from './sources.ts';
import { audienceWhere } from './where.ts';

type Audience = EmailCampaignDraft['audience'];

/** A query of everybody in an audience, with why they are not written to: `id, email, name, language, search_key, lets_measure, reason`, the last null of those who are. */
export async function judgedAudience(
  audience: Audience,
  reader: Pick<Reader, 'tx' | 'now' | 'resources'>,
): Promise<SQL> {
  const { entity, excludeContactedDays: days } = audience;
  const { table, email, name, language, isInactive, isRefused, hasConsent, letsMeasure } = sources[entity];
  const where = await audienceWhere(audience, reader);
  const key = sql`lower(found.email)`;
  const isSuppressed = sql`exists (select from ${suppressions} where ${suppressions.emailKey} = ${key} and ${suppressions.state} = 'active')`;
  const wasReached = sql`exists (select from ${recipients} where ${recipients.emailKey} = ${key} and coalesce(${recipients.sentAt}, case when ${recipients.state} = 'bounced_soft' then ${recipients.stateChangedAt} end) > ${reader.now}::timestamptz - make_interval(days => ${days}::int))`;
  return sql`
    with found as (
      select ${table}.id, ${email} as email, ${name} as name, ${language} as language, ${table}.search_key,
        ${isInactive} as is_inactive, ${isRefused} as is_refused, ${hasConsent} as has_consent, ${letsMeasure} as lets_measure
      from ${table} where ${where ?? sql`true`}
    ), judged as (
      select found.*, case
        when is_inactive then 'inactive'
        when coalesce(email, '') = '' then 'noAddress'
        when is_refused then 'addressRefused'
        when ${isSuppressed} then 'suppressed'
        when not has_consent then 'noConsent'
        when ${days > 0 ? wasReached : sql`false`} then 'contactedLately'
      end as own_reason from found
    ), ranked as (
      select judged.*, row_number() over (partition by lower(email), own_reason order by id) as nth from judged
    )
    select id, email, name, language, search_key, lets_measure,
      coalesce(own_reason, case when nth > 1 then 'duplicate' end) as reason from ranked`;
}
