import { offeredReasons } from '@diwan/api-contract/settings/reasons';
import { reasonsIn } from '@diwan/api-contract/settings/register';
import { addDays, endOfDay } from '@diwan/machines/workflows/rules';
import type { seekerMachine } from '@diwan/machines/workflows/seeker/seeker.machine';
import type {
  AnonymisationWish,
  ContactChannel,
  SeekerInput,
  SeekerJudgement,
  SeekerMerge,
} from '@diwan/machines/workflows/seeker/seeker.workflow';
import { and, eq, notInArray } from 'drizzle-orm';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { applicationsTable as applications } from '#resources/applications/table.ts';
import { addressEffects, messageAbout } from '#resources/mails/messages.ts';
import { enqueueMail, onceFinal, onceWritten } from '#resources/mails/outbox.ts';
import { readSettings } from '#settings/read-settings.ts';
import { erasePerson } from './anonymise/erase-person.ts';
import { mergeInto } from './merge/merge-into.ts';
import { seekerSearchKey } from './search-key.ts';
import { seekersTable } from './table.ts';

type Seeker = Row<typeof seekersTable>;

const tell = async ({ id: seekerId, number }: Seeker, _: unknown, writer: Writer) => {
  await enqueueMail(writer, { template: 'seekerModerated', about: { seekerId, number } }, onceFinal(writer.now));
};

/** What the job seekers' workflow names, carried out. */
export const seekerEffects: EffectHandlers<typeof seekersTable, typeof seekerMachine> = {
  storeContact: (_: Seeker, { channel }: { channel: ContactChannel }, { now }: Writer) =>
    channel === 'mobile' ? { mobileVerifiedAt: now } : { emailVerifiedAt: now },
  storeId: (_: Seeker, __: unknown, { now }: Writer) => ({ verifiedIdAt: now }),
  storeReason: (_: Seeker, { reason, note }: SeekerJudgement) => ({ stateReason: reason, stateNote: note }),
  storeSuspension: (_: Seeker, { until }: { until: string }) => ({ suspendedUntil: until }),
  clearReason: () => ({ stateReason: null, stateNote: null, suspendedUntil: null }),
  storeCvRequest: (_: Seeker, __: unknown, { now }: Writer) => ({ cvAskedAt: now }),
  async announceCvRequest({ id: seekerId, number }: Seeker, _: unknown, writer: Writer) {
    await enqueueMail(writer, { template: 'seekerCvWanted', about: { seekerId, number } }, onceFinal(writer.now));
  },
  storeTag: (row: Seeker, { tag }: { tag: string }) => {
    const tags = [...row.tags, tag];
    return { tags, searchKey: seekerSearchKey({ ...row, tags }) };
  },
  ...addressEffects,
  announceMessage: messageAbout(({ id: seekerId, number }: Seeker) => ({ seekerId, number })),
  async announceInvitation(
    { id: seekerId, number }: Seeker,
    { jobPost: jobPostId }: { jobPost: string },
    writer: Writer,
  ) {
    const about = { jobPostId, seekerId, number };
    await enqueueMail(writer, { template: 'jobInvitation', about }, onceWritten(writer));
  },
  announceId: tell,
  announceSuspension: tell,
  announceReinstatement: tell,
  announceDeactivation: tell,
  announceReactivation: tell,
  planAnonymisation: (_: Seeker, { reason, days }: AnonymisationWish, { now }: Writer) => ({
    anonymiseAt: addDays(now, days),
    anonymiseReason: reason,
  }),
  clearAnonymisation: () => ({ anonymiseAt: null, anonymiseReason: null }),
  erasePerson: (row: Seeker, _: unknown, writer: Writer) => erasePerson(row, writer),
  mergeInto: (row: Seeker, wish: SeekerMerge, writer: Writer) => mergeInto(row, wish, writer),
  countApplications: async ({ id }: Seeker, _: unknown, { tx }: Writer) => ({
    applicationsCount: await tx.$count(applications, eq(applications.seekerId, id)),
  }),
  async withdrawApplications({ id: seekerId }: Seeker, _: unknown, { tx, followUps }: Writer) {
    const open = await tx
      .select({ id: applications.id })
      .from(applications)
      .where(and(eq(applications.seekerId, seekerId), notInArray(applications.state, ['rejected', 'recruited'])))
      .orderBy(applications.id);
    const event = { type: 'application.withdraw', reason: 'not_interested' };
    followUps.push(...open.map(({ id }) => ({ resource: 'applications' as const, id, event, isBySystem: true })));
  },
};

/** What the job seekers' workflow looks at, for several of them at once. */
export const seekerInput = computed(
  seekersTable,
  [
    'mobileVerifiedAt',
    'emailVerifiedAt',
    'verifiedIdAt',
    'nationalId',
    'idExpiresOn',
    'cvAskedAt',
    'tags',
    'emailRefusedAt',
    'consents',
    'anonymiseAt',
  ],
  async (rows, { tx, now }): Promise<SeekerInput[]> => {
    const held = await readSettings(tx, now);
    const { cvRequestPauseDays, anonymisationDays } = held;
    const offered = offeredReasons(reasonsIn(held));
    return rows.map(({ mobileVerifiedAt, emailVerifiedAt, verifiedIdAt, nationalId, idExpiresOn, ...row }) => ({
      now,
      isMobileVerified: mobileVerifiedAt !== null,
      isEmailVerified: emailVerifiedAt !== null,
      isIdVerified: verifiedIdAt !== null,
      hasNationalId: nationalId !== null,
      idExpiresAt: idExpiresOn && endOfDay(idExpiresOn),
      cvAskedAt: row.cvAskedAt,
      tags: row.tags,
      wantsOffers: row.consents.marketing,
      isAddressRefused: row.emailRefusedAt !== null,
      anonymiseAt: row.anonymiseAt,
      limits: { cvRequestPauseDays, anonymisationDays },
      offered,
    }));
  },
);
