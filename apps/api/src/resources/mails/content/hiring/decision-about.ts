import { reasonListOf } from '@diwan/api-contract/settings/reasons';
import { loadMessages } from '@diwan/messages/load-messages';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { together } from '#audit/personal/personal.ts';
import type { Tx } from '#db/database.ts';
import { auditEvents, auditPersonal } from '#db/schema/platform.ts';
import { readSettings } from '#settings/read-settings.ts';
import { listed, type MailDetail, type MailWords } from '../mail-facts.ts';

type Texts = Readonly<Record<string, string>>;

interface Judged {
  /** The texts of each decision, by its event. */
  words: Readonly<Record<string, MailWords>>;
  /** What reasons are called that are no setting. */
  reasons?(language: 'ar' | 'en'): Promise<Texts>;
  /** What fields are called. */
  fields(language: 'ar' | 'en'): Promise<Texts>;
}

const judged = {
  'job-posts': {
    words: {
      'jobPost.approve': 'jobPostApproved',
      'jobPost.requestChanges': 'jobPostChangesRequested',
      'jobPost.reject': 'jobPostRejected',
    },
    fields: async (language) => (await loadMessages('jobPosts', language)).fields,
  },
  employers: {
    words: {
      'employer.verify': 'employerVerified',
      'employer.requestChanges': 'employerChangesRequested',
      'employer.reject': 'employerRejected',
      'employer.suspend': 'employerSuspended',
      'employer.registrationExpired': 'employerRegistrationExpired',
      'employer.reinstate': 'employerReinstated',
      'employer.close': 'employerClosed',
    },
    fields: async (language) => (await loadMessages('employers', language)).fields,
  },
  providers: {
    words: {
      'provider.approve': 'providerApproved',
      'provider.requestChanges': 'providerChangesRequested',
      'provider.reject': 'providerRejected',
      'provider.suspend': 'providerSuspended',
      'provider.documentExpired': 'providerDocumentExpired',
      'provider.reinstate': 'providerReinstated',
      'provider.endSuspension': 'providerReinstated',
      'provider.requestDocument': 'providerDocumentWanted',
      'provider.close': 'providerClosed',
    },
    reasons: async (language) => (await loadMessages('providers', language)).choices.providerReason,
    fields: async (language) => (await loadMessages('providers', language)).fields,
  },
  withdrawals: {
    words: {
      'withdrawal.approve': 'withdrawalApproved',
      'withdrawal.reject': 'withdrawalRejected',
      'withdrawal.markPaid': 'withdrawalPaid',
      'withdrawal.markFailed': 'withdrawalFailed',
    },
    reasons: async (language) => (await loadMessages('withdrawals', language)).choices.withdrawalReason,
    fields: async (language) => (await loadMessages('withdrawals', language)).fields,
  },
  'plan-subscriptions': {
    words: {
      'planSubscription.renew': 'subscriptionRenewed',
      'planSubscription.paymentFailed': 'subscriptionPastDue',
      'planSubscription.suspend': 'subscriptionSuspended',
      'planSubscription.cancel': 'subscriptionCancelled',
      'planSubscription.payOut': 'subscriptionPaidOut',
      'planSubscription.expire': 'subscriptionEnded',
      'planSubscription.remind': 'subscriptionReminder',
    },
    fields: async (language) => (await loadMessages('planSubscriptions', language)).fields,
  },
  reviews: {
    words: { 'review.reject': 'reviewRejected' },
    fields: async (language) => (await loadMessages('reviews', language)).fields,
  },
  seekers: {
    words: {
      'seeker.verifyId': 'seekerIdVerified',
      'seeker.suspend': 'seekerSuspended',
      'seeker.reinstate': 'seekerReinstated',
      'seeker.deactivate': 'seekerDeactivated',
      'seeker.reactivate': 'seekerReactivated',
      'seeker.requestCvUpdate': 'seekerCvWanted',
    },
    fields: async (language) => (await loadMessages('seekers', language)).fields,
  },
} satisfies Record<string, Judged>;

/** What was decided about one of some records in the transaction that began then, and why, as the log has it; null when the log knows of none. */
export async function decisionAbout(
  tx: Tx,
  path: keyof typeof judged,
  ids: readonly string[],
  madeAt: string,
): Promise<{ id: string; words: MailWords; details: MailDetail[] } | null> {
  const { words, reasons: fixed, fields: fieldWords }: Judged = judged[path];
  const [decided] = await tx
    .select({ row: auditEvents, content: auditPersonal.content })
    .from(auditEvents)
    .leftJoin(auditPersonal, eq(auditPersonal.event_id, auditEvents.id))
    .where(
      and(
        eq(auditEvents.entity_type, path),
        inArray(auditEvents.entity_id, ids),
        inArray(auditEvents.event, Object.keys(words)),
        gte(auditEvents.at, madeAt),
      ),
    )
    .orderBy(asc(auditEvents.position))
    .limit(1);
  if (!decided) return null;
  const id = decided.row.entity_id!;
  const said = words[decided.row.event]!;
  const { reason } = together(decided.row, decided.content);
  if (!reason) return { id, words: said, details: [] };
  const { code, note, fields = [] } = reason;
  const list = reasonListOf(decided.row.event);
  const held = list && (await readSettings(tx, madeAt))[list];
  const name = fixed
    ? { ar: (await fixed('ar'))[code]!, en: (await fixed('en'))[code]! }
    : held?.find((each) => each.code === code)?.name;
  const called = { ar: await fieldWords('ar'), en: await fieldWords('en') };
  return {
    id,
    words: said,
    details: [
      ...(name ? [{ label: 'reason', value: (language) => name[language] } satisfies MailDetail] : []),
      ...(fields.length > 0
        ? [
            {
              label: 'fields',
              value: (language) =>
                listed(
                  fields.map((field) => called[language][field]!),
                  language,
                ),
            } satisfies MailDetail,
          ]
        : []),
      ...(note ? [{ label: 'note', value: () => note } satisfies MailDetail] : []),
    ],
  };
}
