import { emailRecipientWorkflow } from '@diwan/machines/workflows/email-recipient/email-recipient.workflow';
import { sql } from 'drizzle-orm';
import type { Row, Writer } from '#crud/definition.ts';
import type { emailCampaignsTable } from '../table.ts';
import { judgedAudience } from './judged.ts';
import { sources } from './sources.ts';

type Campaign = Row<typeof emailCampaignsTable>;

/** As long as a hundred thousand people take. */
const longest = '60s';

/** Writes down who is in the audience now, each with the language in which they are written to, or why they are not; answers how many are. */
export async function freezeAudience(campaign: Campaign, writer: Writer): Promise<number> {
  const { tx, now, actor } = writer;
  const { id, audience, languageRule, trackOpens } = campaign;
  const by = JSON.stringify({ type: actor.type, id: actor.id, name: actor.name });
  const language = languageRule === 'user' ? sql`language` : sql`${languageRule}::text`;
  await tx.execute(sql`select set_config('statement_timeout', ${longest}, true)`);
  await tx.execute(sql`
    insert into email_recipients (id, workflow_version, created_at, updated_at, state_changed_at, created_by, updated_by,
      search_key, state, campaign_id, ${sql.raw(sources[audience.entity].column)}, name, email, language, reason, is_measured)
    select gen_random_uuid(), ${emailRecipientWorkflow.version}, ${now}, ${now}, ${now}, ${by}, ${by},
      search_key, case when reason is null then 'queued' else 'skipped' end, ${id}::uuid, id, name, nullif(email, ''), ${language}, reason,
      ${trackOpens} and lets_measure and reason is null
    from (${await judgedAudience(audience, writer)}) as everybody`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from email_recipients where campaign_id = ${id}::uuid and state = 'queued'`,
  );
  return rows[0]!.count;
}
