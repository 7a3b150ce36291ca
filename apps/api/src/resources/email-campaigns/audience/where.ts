import { fieldErrors } from '@diwan/api-contract/field-errors';
import { countsQuery } from '@diwan/api-contract/page';
import type { EmailCampaignDraft } from '@diwan/api-contract/resources/email-campaign-draft';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyResource, Reader } from '#crud/definition.ts';
import { whereOf } from '#crud/lists/where.ts';
import { withKeptFilters } from '#crud/merge/find-kept.ts';
import { problemOf } from '#http/problems/problems.ts';
import { emailRecipientsTable as recipients } from '#resources/email-recipients/table.ts';
import { talentListEntriesTable as entries } from '#resources/talent-list-entries/table.ts';
import { talentListsTable as lists } from '#resources/talent-lists/table.ts';
import { emailCampaignsTable as campaigns } from '../table.ts';

type Audience = EmailCampaignDraft['audience'];

/** What an audience asks of its list, held to the list's own rules; all of it where nothing is asked. */
export async function audienceWhere(
  { type, entity, filter, listId, campaignId }: Audience,
  { tx, now, resources }: Pick<Reader, 'tx' | 'now' | 'resources'>,
): Promise<SQL | undefined> {
  const resource: AnyResource = resources[entity];
  const asked = await withKeptFilters(readFilter(resource, filter), tx);
  return and(
    whereOf(resource, asked, now),
    type === 'list' ? await inList(resource, entity, listId, tx) : undefined,
    type === 'unopened' ? await amongUnopened(resource, entity, campaignId, tx) : undefined,
  );
}

function readFilter({ contract }: AnyResource, filter: string): Record<string, unknown> {
  const query = Object.fromEntries(new URLSearchParams(filter));
  const parsed = countsQuery(contract.filters).safeParse(query);
  if (parsed.success) return parsed.data;
  const errors = fieldErrors(parsed.error.issues, query).map(({ code }) => ({ path: 'audience.filter', code }));
  throw problemOf('invalid', { errors: errors.slice(0, 1) });
}

async function inList(resource: AnyResource, entity: Audience['entity'], listId: string | null, tx: Reader['tx']) {
  const [list] = listId === null ? [] : await tx.select({ id: lists.id }).from(lists).where(eq(lists.id, listId));
  if (!list || entity !== 'seekers')
    throw problemOf('invalid', { errors: [{ path: 'audience.listId', code: 'unknownReference' }] });
  return inArray(
    resource.table.id,
    tx.select({ id: entries.seekerId }).from(entries).where(eq(entries.listId, list.id)),
  );
}

/** Whom an earlier campaign reached, and of whom it would be known that they have opened it. */
async function amongUnopened(
  resource: AnyResource,
  entity: Audience['entity'],
  campaignId: string | null,
  tx: Reader['tx'],
) {
  const [earlier] = campaignId === null ? [] : await tx.select().from(campaigns).where(eq(campaigns.id, campaignId));
  if (!earlier || earlier.audienceEntity !== entity)
    throw problemOf('invalid', { errors: [{ path: 'audience.campaignId', code: 'unknownReference' }] });
  const { seekerId, state, isMeasured } = recipients;
  const isUnopened = and(eq(recipients.campaignId, earlier.id), eq(state, 'sent'), isMeasured);
  return inArray(resource.table.id, tx.select({ id: seekerId }).from(recipients).where(isUnopened));
}
