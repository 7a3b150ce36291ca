import { z } from 'zod';
import { choice, prose, reasonOf } from '../kinds/kinds.ts';
import { actorRef, instant, picturedRef, text } from '../schema.ts';
import type { ReasonList } from '../settings/reasons.ts';
import { reasonCode } from '../settings/reasons.ts';
import { contentReports, contributors } from '../values/site/video.ts';

/** Whoever has added something to the public site, by the name that they have now. */
export const contributor = picturedRef.extend({ type: z.enum(contributors) });
export type ContributorRef = z.output<typeof contributor>;

/** That somebody found something wrong with it; nobody is named, only what they are. */
export const contentReport = z.strictObject({
  by: actorRef.shape.type,
  reason: z.enum(contentReports),
  note: z.string().nullable(),
  at: instant,
});

/** The last decision about it. */
export const moderation = z.strictObject({
  by: z.string(),
  at: instant,
  reason: reasonCode().nullable(),
  note: z.string().nullable(),
});

const noted = {
  /** Required, 10 to 500 characters, when the reason is `other`. */
  note: prose(text().max(500)).optional(),
} as const;

/** What is asked of whoever decides against it. */
export const judgement = (list: ReasonList) => ({ reason: reasonOf(list), ...noted });

/** What is asked of whoever enters what somebody else found wrong with it. */
export const reported = { report: choice(contentReports, 'contentReport'), ...noted };
