import { z } from 'zod';
import { text } from '../schema.ts';

export const reasonCode = () => z.string().regex(/^[a-zA-Z]\w{0,39}$/);

/** A reason that staff give: its code stays in histories, its name and place may change, and whether it is still offered. */
export const reason = z.strictObject({
  code: reasonCode(),
  name: z.strictObject({ ar: text().min(1).max(80), en: text().min(1).max(80) }),
  isOffered: z.boolean(),
});
export type Reason = z.output<typeof reason>;

interface ReasonNames {
  readonly [code: string]: readonly [ar: string, en: string];
}

/** What is asked for by which events, what begins the list, which of it the product itself gives, and what only the system gives. */
interface ReasonListDefinition {
  events: readonly string[];
  names: ReasonNames;
  needed: readonly string[];
  unasked?: ReasonNames;
}

/** Every list of reasons; those for rejecting a candidate are fixed and stand with the applications. */
export const reasonLists = {
  jobPostReviewReasons: {
    events: ['jobPost.requestChanges', 'jobPost.reject'],
    names: {
      incomplete: ['معلومات ناقصة', 'Information is missing'],
      misleading: ['مضلِّل', 'Misleading'],
      discriminatory: ['صياغة تمييزية', 'Discriminatory wording'],
      contact_details: ['بيانات اتصال داخل النص', 'Contact details in the text'],
      duplicate: ['مكرر', 'Duplicate'],
      other: ['سبب آخر', 'Other'],
    },
    // What is found in texts suggests them.
    needed: ['incomplete', 'misleading', 'discriminatory', 'contact_details', 'duplicate'],
  },
  jobPostClosingReasons: {
    events: ['jobPost.close'],
    names: {
      filled: ['شُغلت جميع الشواغر', 'Positions filled'],
      cancelled: ['أُلغي التوظيف', 'Cancelled'],
      on_hold: ['أُجّل التوظيف', 'On hold'],
      budget: ['لا توجد ميزانية', 'No budget'],
      other: ['سبب آخر', 'Other'],
    },
    // The last hire and the closing of an employer give them.
    needed: ['filled', 'cancelled'],
  },
  employerReviewReasons: {
    events: ['employer.requestChanges', 'employer.reject'],
    names: {
      incomplete: ['معلومات ناقصة', 'Information is missing'],
      mismatch: ['لا تطابق السجلات الرسمية', 'It does not match the official records'],
      not_a_business: ['ليست منشأة حقيقية', 'Not a real business'],
      duplicate: ['مكرر', 'Duplicate'],
      other: ['سبب آخر', 'Other'],
    },
    needed: [],
  },
  employerSuspensionReasons: {
    events: ['employer.suspend'],
    names: {
      complaints: ['شكاوى عليها', 'Complaints about it'],
      fake_posts: ['وظائف وهمية', 'Jobs that do not exist'],
      fees_from_applicants: ['طلب رسوم من المتقدمين', 'Fees asked from applicants'],
      other: ['سبب آخر', 'Other'],
    },
    needed: [],
    unasked: { registration_expired: ['انتهاء السجل التجاري', 'Commercial registration expired'] },
  },
  employerClosingReasons: {
    events: ['employer.close'],
    names: {
      requested: ['بطلب منها', 'At its own request'],
      out_of_business: ['توقف نشاطها', 'Out of business'],
      duplicate: ['مكرر', 'Duplicate'],
      other: ['سبب آخر', 'Other'],
    },
    needed: [],
  },
  eventRejectionReasons: {
    events: ['event.reject'],
    names: {
      incomplete: ['معلومات ناقصة', 'Information is missing'],
      off_topic: ['لا صلة لها بالعمل والمهن', 'Not about work or careers'],
      misleading: ['مضللة', 'Misleading'],
      duplicate: ['مكررة', 'Duplicate'],
      fees: ['رسوم غير مسموحة', 'Fees that are not allowed'],
      other: ['سبب آخر', 'Other'],
    },
    needed: [],
  },
  eventCancellationReasons: {
    events: ['event.cancel'],
    names: {
      organizer: ['بطلب من الجهة المنظمة', 'At the organiser’s request'],
      venue: ['المقر غير متاح', 'The venue is not available'],
      too_few_people: ['قلة المسجلين', 'Too few registrations'],
      speaker: ['تعذّر حضور المتحدث', 'A speaker is not available'],
      safety: ['الأحوال الجوية أو السلامة', 'Weather or safety'],
      other: ['سبب آخر', 'Other'],
    },
    needed: [],
  },
  seekerSuspensionReasons: {
    events: ['seeker.suspend'],
    names: {
      false_information: ['معلومات غير صحيحة', 'False information'],
      misuse: ['إساءة استخدام المنصة', 'Misuse of the platform'],
      complaints: ['شكاوى عليه', 'Complaints about them'],
      other: ['سبب آخر', 'Other'],
    },
    needed: [],
  },
  seekerDeactivationReasons: {
    events: ['seeker.deactivate'],
    names: {
      requested: ['بطلب منه', 'At their own request'],
      inactive: ['انقطاع طويل عن الاستخدام', 'Not used for a long time'],
      duplicate: ['مكرر', 'Duplicate'],
      deceased: ['متوفى', 'Deceased'],
      other: ['سبب آخر', 'Other'],
    },
    needed: [],
  },
  seekerAnonymisationReasons: {
    events: ['seeker.anonymise'],
    names: {
      requested: ['بطلب منه', 'At their own request'],
      retention_over: ['انتفاء الحاجة إلى البيانات', 'No longer needed'],
      other: ['سبب آخر', 'Other'],
    },
    needed: [],
  },
  termRejectionReasons: {
    events: ['term.reject'],
    names: {
      duplicate: ['موجود من قبل', 'There is one already'],
      unclear: ['غير واضح', 'Unclear'],
      notATerm: ['ليس مكانه هنا', 'It does not belong here'],
      offensive: ['مسيء', 'Offensive'],
      other: ['سبب آخر', 'Another reason'],
    },
    needed: [],
  },
  reviewReasons: {
    events: ['review.reject', 'review.hide'],
    names: {
      spam: ['دعاية أو رسالة مزعجة', 'Advertising or spam'],
      abuse: ['إساءة أو ألفاظ نابية', 'Insults or profanity'],
      fake: ['تقييم غير حقيقي', 'Not a real review'],
      privacy: ['بيانات شخصية في النص', 'Personal data in the text'],
      off_topic: ['لا صلة له بموضوع التقييم', 'Not about what is reviewed'],
      other: ['سبب آخر', 'Other'],
    },
    // What is found in texts suggests them.
    needed: ['spam', 'abuse', 'privacy'],
    unasked: { reported: ['كثرة البلاغات عليه', 'Reported too often'] },
  },
  conversationReasons: {
    events: ['conversation.flag', 'conversation.blockParticipant'],
    names: {
      abuse: ['إساءة أو تهديد', 'Insults or threats'],
      spam: ['دعاية أو رسائل مزعجة', 'Advertising or spam'],
      fraud: ['اشتباه في احتيال', 'Suspected fraud'],
      outside_payment: ['طلب الدفع خارج المنصة', 'Asks to be paid outside the platform'],
      privacy: ['طلب بيانات شخصية', 'Asks for personal data'],
      other: ['سبب آخر', 'Other'],
    },
    needed: [],
  },
  videoReasons: {
    events: ['video.reject', 'video.hide'],
    names: {
      copyright: ['حقوق النشر', 'Copyright'],
      misleading: ['محتوى مضلل', 'Misleading'],
      offensive: ['محتوى مسيء', 'Offensive'],
      off_topic: ['لا صلة له بالعمل والمهن', 'Not about work or careers'],
      advertising: ['دعاية', 'Advertising'],
      quality: ['صوت أو صورة غير واضحين', 'Sound or picture are poor'],
      other: ['سبب آخر', 'Other'],
    },
    needed: [],
  },
  commentReasons: {
    events: ['comment.reject'],
    names: {
      abuse: ['إساءة أو ألفاظ نابية', 'Insults or profanity'],
      privacy: ['بيانات شخصية في النص', 'Personal data in the text'],
      off_topic: ['خارج موضوع الفيديو', 'Not about the video'],
      advertising: ['دعاية', 'Advertising'],
      misleading: ['معلومة مضللة', 'Misleading'],
      other: ['سبب آخر', 'Other'],
    },
    needed: ['abuse', 'privacy', 'advertising'],
  },
  examVoidReasons: {
    events: ['examAttempt.void'],
    names: {
      cheating: ['غش', 'Cheating'],
      technical: ['خلل تقني', 'Technical trouble'],
      wrong_person: ['أدّاه شخص آخر', 'Somebody else sat it'],
      other: ['سبب آخر', 'Other'],
    },
    needed: [],
  },
} as const satisfies Record<string, ReasonListDefinition>;

export type ReasonList = keyof typeof reasonLists;
export const reasonListKeys = Object.keys(reasonLists) as [ReasonList, ...ReasonList[]];

const namedOf = (names: ReasonNames, isOffered: boolean): Reason[] =>
  Object.entries(names).map(([code, [ar, en]]) => ({ code, name: { ar, en }, isOffered }));

/** A list as it is until somebody changes it. */
export function initialReasons(list: ReasonList): Reason[] {
  const { names, unasked = {} }: ReasonListDefinition = reasonLists[list];
  return [...namedOf(names, true), ...namedOf(unasked, false)];
}

/** What a list offers until somebody changes it. */
export const reasonCodes = (list: ReasonList): string[] => Object.keys(reasonLists[list].names);

/** What each list must offer always: what the product gives by itself, and the way out. */
export const neededReasons = (list: ReasonList): readonly string[] => [...reasonLists[list].needed, 'other'];

/** The list that an event asks from. */
export const reasonListOf = (event: string): ReasonList | undefined =>
  reasonListKeys.find((list) => (reasonLists[list].events as readonly string[]).includes(event));

/** The reasons of a list, and the events that ask for one, as browsers learn them. */
export const sharedReasons = z.partialRecord(
  z.enum(reasonListKeys),
  z.strictObject({ events: z.array(z.string()), items: z.array(reason) }),
);
export type SharedReasons = z.output<typeof sharedReasons>;

/** The codes that may be given now, by the event that asks for one. */
export type OfferedReasons = Readonly<Record<string, readonly string[]>>;

export function offeredReasons(lists: Readonly<Record<ReasonList, readonly Reason[]>>): OfferedReasons {
  return Object.fromEntries(
    reasonListKeys.flatMap((list) => {
      const codes = lists[list].filter(({ isOffered }) => isOffered).map(({ code }) => code);
      return reasonLists[list].events.map((event) => [event, codes]);
    }),
  );
}

/** What is offered until somebody changes it. */
export const initiallyOffered: OfferedReasons = offeredReasons(
  Object.fromEntries(reasonListKeys.map((list) => [list, initialReasons(list)])) as Record<ReasonList, Reason[]>,
);
