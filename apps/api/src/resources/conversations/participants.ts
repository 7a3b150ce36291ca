import { employers as employersContract } from '@diwan/api-contract/resources/employers';
import { providers as providersContract } from '@diwan/api-contract/resources/providers';
import type { Conversation, Participant } from '@diwan/api-contract/resources/conversations';
import { seekers as seekersContract } from '@diwan/api-contract/resources/seekers';
import type { PicturedRef } from '@diwan/api-contract/schema';
import { type ParticipantType, participantTypes } from '@diwan/api-contract/values/records/conversation';
import { and, inArray, sql } from 'drizzle-orm';
import { computed, type Row } from '#crud/definition.ts';
import { idIn } from '#crud/lists/clauses.ts';
import { pictureColumn } from '#crud/lists/pictures/pictures.ts';
import { findNamed } from '#crud/lists/refs.ts';
import type { Tx } from '#db/database.ts';
import { applicationsTable as applications } from '../applications/table.ts';
import { employersTable as employers } from '../employers/table.ts';
import { jobPostsTable as jobPosts } from '../job-posts/table.ts';
import { ordersTable as orders } from '../orders/table.ts';
import { providersTable as providers } from '../providers/table.ts';
import { seekersTable as seekers } from '../seekers/table.ts';
import { readsTable as reads } from './parts-tables.ts';
import { conversationsTable as table } from './table.ts';

type Conversing = Pick<Row<typeof table>, 'id' | 'seekerId' | 'employerId' | 'providerId' | 'blocked'>;

const columnOf = { seeker: 'seekerId', employer: 'employerId', provider: 'providerId' } as const;

/** What those who take part are; at most one of each. */
export const participantsIn = (row: Pick<Conversing, 'seekerId' | 'employerId' | 'providerId'>): ParticipantType[] =>
  participantTypes.filter((type) => row[columnOf[type]] !== null);

export const participantIdOf = (
  row: Pick<Conversing, 'seekerId' | 'employerId' | 'providerId'>,
  type: ParticipantType,
): string | null => row[columnOf[type]];

const personName = sql`jsonb_strip_nulls(jsonb_build_object('ar', ${seekers.nameAr}, 'en', nullif(${seekers.nameEn}, '')))`;
const named = {
  seeker: [seekers, { label: personName, image: pictureColumn(seekersContract, seekers) }],
  employer: [employers, { label: employers.name, image: pictureColumn(employersContract, employers) }],
  provider: [providers, { label: providers.tradeName, image: pictureColumn(providersContract, providers) }],
} as const;

type Names = Partial<Record<ParticipantType, PicturedRef>>;

/** Who takes part in each conversation, by the names that they have now. */
export async function namesIn(
  rows: readonly Pick<Conversing, 'seekerId' | 'employerId' | 'providerId'>[],
  tx: Tx,
): Promise<Names[]> {
  const all = rows.map((): Names => ({}));
  for (const type of participantTypes) {
    const [of, fields] = named[type];
    const ids = rows.map((row) => row[columnOf[type]]);
    const found = (await findNamed(tx, of, fields, ids)) as Map<string, Omit<PicturedRef, 'id'>>;
    for (const [place, id] of ids.entries()) if (id !== null) all[place]![type] = { id, ...found.get(id)! };
  }
  return all;
}

/** Who takes part in each conversation, by the names that they have now. */
export const participantsBeside = computed(
  table,
  ['seekerId', 'employerId', 'providerId'],
  async (rows, { tx }): Promise<Participant[][]> =>
    (await namesIn(rows, tx)).map((names) =>
      participantTypes.flatMap((type) => (names[type] ? [{ ...names[type], type }] : [])),
    ),
);

/** How far the users of each conversation have read. */
export const readsBeside = computed(table, ['id'], async (rows, { tx }): Promise<Conversation['reads'][]> => {
  const ids = rows.map(({ id }) => id);
  const marks = await tx
    .select()
    .from(reads)
    .where(and(idIn(reads.conversationId, ids), inArray(reads.reader, [...participantTypes])));
  return rows.map(({ id }) =>
    marks
      .filter(({ conversationId, readAt }) => conversationId === id && readAt !== null)
      .map(({ reader, readSeq, readAt }) => ({ type: reader as ParticipantType, seq: readSeq, at: readAt }))
      .sort((one, other) => one.type.localeCompare(other.type)),
  );
});

/** The record that a conversation is about, by the name that it has now. */
export const aboutBeside = computed(
  table,
  ['orderId', 'applicationId', 'jobPostId'],
  async (rows, { tx }): Promise<Conversation['about'][]> => {
    const numberOf = async (of: typeof orders | typeof applications, ids: (string | null)[]) =>
      findNamed(tx, of, { number: of.number }, ids);
    const ofOrders = await numberOf(
      orders,
      rows.map(({ orderId }) => orderId),
    );
    const ofApplications = await numberOf(
      applications,
      rows.map(({ applicationId }) => applicationId),
    );
    const posts = await findNamed(
      tx,
      jobPosts,
      { title: jobPosts.title },
      rows.map(({ jobPostId }) => jobPostId),
    );
    return rows.map(({ orderId, applicationId, jobPostId }) => {
      if (orderId) return { resource: 'orders', id: orderId, label: { ar: ofOrders.get(orderId)!.number } };
      if (applicationId) {
        const label = { ar: ofApplications.get(applicationId)!.number };
        return { resource: 'applications', id: applicationId, label };
      }
      return jobPostId ? { resource: 'jobPosts', id: jobPostId, label: posts.get(jobPostId)!.title } : null;
    });
  },
);
