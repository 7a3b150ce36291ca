import { z } from 'zod';
import { nationalAddress, registerNumber } from '../kinds/kinds.ts';
import { localizedText } from '../schema.ts';
import { daysByQueue, flag, group, kindsOfFiles, reasons, sentence, share, whole } from './kinds.ts';
import {
  type Reason,
  type ReasonList,
  reasonListKeys,
  reasonLists,
  type SharedReasons,
  sharedReasons,
} from './reasons.ts';

/** Every setting of the marketplace: where it stands, what it may be, what it is until somebody changes it. */
export const settingDefinitions = {
  /** Whether the menu has the demo apps. */
  isDemoShown: flag({ group: 'product', isShared: true }, true),
  /** Stands above every screen while there is one. */
  maintenanceBanner: sentence({ group: 'product', isShared: true }, 300),

  /** So long somebody may reveal and hand over personal data, and change roles, after having proved who they are. */
  stepUpMinutes: whole({ group: 'access' }, 'minutes', { min: 1, max: 60, initial: 15 }),

  /** Who sells, as it stands beneath mails. */
  sellerCompany: group(
    { group: 'company' },
    { name: 'name', vatNumber: 'digits', crNumber: 'digits', address: 'address' },
    {
      shape: {
        name: localizedText({ max: 120 }).nullable(),
        vatNumber: registerNumber(15, /^3\d{13}3$/).nullable(),
        crNumber: registerNumber(10).nullable(),
        address: nationalAddress().nullable(),
      },
      initial: { name: null, vatNumber: null, crNumber: null, address: null },
    },
  ),
  /** In whose name mails leave, and where answers go. */
  mailSender: group(
    { group: 'mail' },
    { name: 'name', replyTo: 'email' },
    {
      shape: { name: localizedText({ max: 80 }).nullable(), replyTo: z.email().max(200).nullable() },
      initial: { name: null, replyTo: null },
    },
  ),
  /** A campaign to more than so many needs an administrator who has not written it. */
  campaignApprovalAbove: whole({ group: 'mail' }, 'recipients', { min: 0, max: 100_000, initial: 500 }),
  /** So long an approved campaign waits before its first mail leaves. */
  campaignUndoSeconds: whole({ group: 'mail' }, 'seconds', { min: 30, max: 60, initial: 45 }),
  /** A campaign pauses by itself when more of its mails than this come back. */
  campaignBounceBps: share({ group: 'mail' }, { max: 5000, initial: 500 }),
  /** What is charged on a supply; its changes are the schedule, read by `vatAt`. */
  vatBps: share({ group: 'company' }, { max: 5000, initial: 1500 }),

  /** So long a post may be visible without being extended. */
  jobPostMaxDays: whole({ group: 'jobPosts' }, 'days', { min: 7, max: 365, initial: 90 }),
  jobPostMaxExtensions: whole({ group: 'jobPosts' }, 'times', { min: 0, max: 20, initial: 3 }),
  /** So early its employer learns that it ends. */
  jobPostWarningDays: whole({ group: 'jobPosts' }, 'days', { min: 1, max: 30, initial: 3 }),

  /** So long a rejected application can be reopened. */
  applicationReopenDays: whole({ group: 'applications' }, 'days', { min: 1, max: 730, initial: 90 }),
  hireUndoDays: whole({ group: 'applications' }, 'days', { min: 1, max: 730, initial: 90 }),
  /** How long a rejection mail that is sent later can still be taken back. */
  rejectionMailHours: whole({ group: 'applications' }, 'hours', { min: 1, max: 168, initial: 24 }),

  /** So long nobody asks the same job seeker again for a newer CV. */
  cvRequestPauseDays: whole({ group: 'people' }, 'days', { min: 1, max: 90, initial: 7 }),
  /** So long an anonymisation can be called back before it is carried out; never longer than the thirty days of ADR 0060. */
  anonymisationDays: whole({ group: 'people' }, 'days', { min: 1, max: 30, initial: 30 }),
  /** After so many reveals of personal data within an hour administrators are told of whoever does it. */
  revealAlertAt: whole({ group: 'people' }, 'times', { min: 5, max: 500, initial: 20 }),

  /** What may be uploaded at all; a field may take less. */
  uploadTypes: kindsOfFiles({ group: 'files', isShared: true }),
  /** How large a picture or a document may be; never more than its judges read. */
  uploadPictureSize: whole({ group: 'files', isShared: true }, 'megabytes', { min: 1, max: 5, initial: 5 }),
  uploadDocumentSize: whole({ group: 'files', isShared: true }, 'megabytes', { min: 1, max: 10, initial: 10 }),

  /** So long after a document of a provider has run out it may still sell. */
  providerDocumentGraceDays: whole({ group: 'providers' }, 'days', { min: 0, max: 90, initial: 7 }),

  /** So long what an order brought waits in the wallet before it may be paid out. */
  walletHoldDays: whole({ group: 'providers' }, 'days', { min: 0, max: 60, initial: 7 }),
  withdrawalMinimum: whole({ group: 'providers' }, 'riyals', { min: 1, max: 10_000, initial: 100 }),
  withdrawalFee: whole({ group: 'providers' }, 'riyals', { min: 0, max: 50, initial: 5 }),
  /** The most that somebody may propose to put right in a wallet at once. */
  adjustmentLimit: whole({ group: 'providers' }, 'riyals', { min: 1, max: 1_000_000, initial: 5000 }),
  /** So soon a withdrawal is to be decided and paid. */
  withdrawalDays: whole({ group: 'providers' }, 'days', { min: 1, max: 30, initial: 3 }),

  /** After so many reports a review is hidden until staff have decided. */
  reviewReportsToHide: whole({ group: 'reviews' }, 'times', { min: 1, max: 50, initial: 3 }),
  /** A review in which nothing was found is published after so long without anybody; 0 leaves it to staff. */
  reviewAutoPublishHours: whole({ group: 'reviews' }, 'hours', { min: 0, max: 168, initial: 0 }),
  /** After so many reports a comment waits for staff again. */
  commentReportsToHold: whole({ group: 'reviews' }, 'times', { min: 1, max: 50, initial: 3 }),
  /** So soon a provider says whether it takes an order that is paid. */
  orderAcceptDays: whole({ group: 'providers' }, 'days', { min: 1, max: 14, initial: 2 }),
  /** So long after its delivery an order completes by itself. */
  orderCompleteDays: whole({ group: 'providers' }, 'days', { min: 3, max: 7, initial: 5 }),
  /** The most that editors may propose to give back of an order; more is for administrators. */
  orderRefundLimit: whole({ group: 'providers' }, 'riyals', { min: 1, max: 1_000_000, initial: 1000 }),
  /** Above it, two people must have seen a payment at the bank. */
  orderPaymentLimit: whole({ group: 'providers' }, 'riyals', { min: 1, max: 1_000_000, initial: 5000 }),

  /** After so many days work is overdue, by the name of its queue. */
  queueDays: daysByQueue({ group: 'queues' }, { min: 1, max: 90 }),

  jobPostReviewReasons: reasons({ group: 'reasons' }, 'jobPostReviewReasons'),
  jobPostClosingReasons: reasons({ group: 'reasons' }, 'jobPostClosingReasons'),
  employerReviewReasons: reasons({ group: 'reasons' }, 'employerReviewReasons'),
  employerSuspensionReasons: reasons({ group: 'reasons' }, 'employerSuspensionReasons'),
  employerClosingReasons: reasons({ group: 'reasons' }, 'employerClosingReasons'),
  eventRejectionReasons: reasons({ group: 'reasons' }, 'eventRejectionReasons'),
  eventCancellationReasons: reasons({ group: 'reasons' }, 'eventCancellationReasons'),
  seekerSuspensionReasons: reasons({ group: 'reasons' }, 'seekerSuspensionReasons'),
  seekerDeactivationReasons: reasons({ group: 'reasons' }, 'seekerDeactivationReasons'),
  seekerAnonymisationReasons: reasons({ group: 'reasons' }, 'seekerAnonymisationReasons'),
  termRejectionReasons: reasons({ group: 'reasons' }, 'termRejectionReasons'),
  reviewReasons: reasons({ group: 'reasons' }, 'reviewReasons'),
  conversationReasons: reasons({ group: 'reasons' }, 'conversationReasons'),
  videoReasons: reasons({ group: 'reasons' }, 'videoReasons'),
  commentReasons: reasons({ group: 'reasons' }, 'commentReasons'),
  examVoidReasons: reasons({ group: 'reasons' }, 'examVoidReasons'),

  /** What a sent e-mail said is kept so long. */
  mailContentDays: whole({ group: 'retention' }, 'days', { min: 7, max: 365, initial: 30 }),
  /** Bulk operations and what became of each of their records are kept so long. */
  bulkOperationDays: whole({ group: 'retention' }, 'days', { min: 7, max: 730, initial: 90 }),
} as const;

export type SettingKey = keyof typeof settingDefinitions;
type Definitions = typeof settingDefinitions;
type SchemaOf = { [K in SettingKey]: Definitions[K]['schema'] };
type SharedKey = { [K in SettingKey]: Definitions[K] extends { isShared: true } ? K : never }[SettingKey];

export const settingKeys = Object.keys(settingDefinitions) as [SettingKey, ...SettingKey[]];
const sharedKeys = settingKeys.filter((key) => 'isShared' in settingDefinitions[key]);

/** What administrators decide for everybody. */
export const settings = z.strictObject(
  Object.fromEntries(settingKeys.map((key) => [key, settingDefinitions[key].schema])) as unknown as SchemaOf,
);
export type Settings = z.output<typeof settings>;

/** Numbers of which something that is already there depends, so that it can be said what a change does. */
export const countedSettings = [
  'jobPostMaxDays',
  'jobPostMaxExtensions',
  'jobPostWarningDays',
  'applicationReopenDays',
  'hireUndoDays',
  'cvRequestPauseDays',
  'mailContentDays',
  'bulkOperationDays',
] as const satisfies readonly SettingKey[];
export type CountedSetting = (typeof countedSettings)[number];
export const isCounted = (key: SettingKey): key is CountedSetting => countedSettings.some((each) => each === key);

/** What of it every browser learns, with its session and whenever it changes. */
export const sharedSettings = settings
  .pick(Object.fromEntries(sharedKeys.map((key) => [key, true])) as { [K in SharedKey]: true })
  .extend({ reasons: sharedReasons });
export type SharedSettings = z.output<typeof sharedSettings>;

/** What holds until somebody changes it. */
export const initialSettings = Object.fromEntries(
  settingKeys.map((key) => [key, settingDefinitions[key].initial]),
) as Settings;

/** The lists of reasons as they hold. */
export const reasonsIn = (held: Settings): Record<ReasonList, Reason[]> =>
  Object.fromEntries(reasonListKeys.map((list) => [list, held[list]])) as Record<ReasonList, Reason[]>;

/** Of everything that holds what every browser learns. */
export const sharedOf = (held: Settings): SharedSettings =>
  sharedSettings.strip().parse({
    ...held,
    reasons: Object.fromEntries(
      reasonListKeys.map((list) => [list, { events: [...reasonLists[list].events], items: held[list] }]),
    ) satisfies SharedReasons,
  });
