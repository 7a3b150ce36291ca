import { endOfDay } from '@diwan/machines/workflows/rules';
import type { seekerMachine } from '@diwan/machines/workflows/seeker/seeker.machine';
import type { ContactChannel, SeekerInput, SeekerJudgement } from '@diwan/machines/workflows/seeker/seeker.workflow';
import { computed, type EffectHandlers, type Row, type Writer } from '#crud/definition.ts';
import { addressEffects, messageAbout } from '#resources/mails/messages.ts';
import { enqueueMail, onceFinal } from '#resources/mails/outbox.ts';
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
    await enqueueMail(writer, { template: 'jobInvitation', about }, onceFinal(writer.now));
  },
  announceId: tell,
  announceSuspension: tell,
  announceReinstatement: tell,
  announceDeactivation: tell,
  announceReactivation: tell,
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
  ],
  (rows, { now }): SeekerInput[] =>
    rows.map(
      ({
        mobileVerifiedAt,
        emailVerifiedAt,
        verifiedIdAt,
        nationalId,
        idExpiresOn,
        cvAskedAt,
        tags,
        emailRefusedAt,
        consents,
      }) => ({
        now,
        isMobileVerified: mobileVerifiedAt !== null,
        isEmailVerified: emailVerifiedAt !== null,
        isIdVerified: verifiedIdAt !== null,
        hasNationalId: nationalId !== null,
        idExpiresAt: idExpiresOn && endOfDay(idExpiresOn),
        cvAskedAt,
        tags,
        wantsOffers: consents.marketing,
        isAddressRefused: emailRefusedAt !== null,
      }),
    ),
);
