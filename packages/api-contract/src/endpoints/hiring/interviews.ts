import { z } from 'zod';
import { may } from '#capabilities.ts';
import { c } from '#contract.ts';
import { choice, duration, prose } from '#kinds/kinds.ts';
import { fileBody } from '#page.ts';
import { routerOptions } from '#problem.ts';
import { availableEvent, id, instant, text } from '#schema.ts';
import {
  interviewDurations,
  interviewStates,
  interviewTypes,
  maxAddedUsers,
  recommendations,
} from '#values/records/application.ts';
import { scorecard } from './scorecards.ts';

const title = text().min(1).max(200);
const durationMin = duration({ min: 5, max: 480, usual: interviewDurations });
const alertMin = z.int().min(0).max(10_080);
const person = z.strictObject({ id, name: z.string() });
const note = prose(text().min(10).max(500));
const recommendation = choice(recommendations, 'recommendation');
const time = { startsAt: instant, durationMin };

/** A meeting with a candidate, as staff plan it. */
export const interviewDraft = z.strictObject({
  type: choice(interviewTypes, 'interviewType'),
  title,
  ...time,
  alertMin,
  /** Where they meet; required in person. */
  place: text().max(300).nullable(),
  /** Where they see each other; required by video. */
  link: z
    .url({ protocol: /^https$/, normalize: true })
    .max(500)
    .nullable(),
  addedUsers: z.array(id).max(maxAddedUsers, 'tooManyUsers'),
  notes: prose(text().max(2000)).nullable(),
});
export type InterviewDraft = z.output<typeof interviewDraft>;

/** What a meeting of each type cannot do without. */
export function interviewRules({ type, place, link }: InterviewDraft, refuse: (path: string, code: string) => void) {
  if (type === 'personal' && !place) refuse('place', 'required');
  if (type === 'video' && !link) refuse('link', 'required');
}

export const interview = z.strictObject({
  ...interviewDraft.shape,
  id,
  applicationId: id,
  /** Interviews are part of their application: a write about one of them carries the application's version. */
  applicationVersion: z.int(),
  addedUsers: z.array(person),
  organizer: person.nullable(),
  state: z.enum(interviewStates),
  /** Rises with every change that people's calendars must learn of. */
  sequence: z.int(),
  /** What staff think of the candidate after it: one's own, and once that is given those of everybody. */
  feedback: z.array(scorecard),
  cancellation: z.string().nullable(),
  availableEvents: z.array(availableEvent),
});
export type Interview = z.output<typeof interview>;

export const interviewEvents = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('interview.confirm') }),
  z.strictObject({ type: z.literal('interview.reschedule'), ...time }),
  z.strictObject({ type: z.literal('interview.cancel'), note }),
  z.strictObject({
    type: z.literal('interview.complete'),
    recommendation,
    text: prose(text().max(2000)).nullable(),
  }),
  z.strictObject({ type: z.literal('interview.noShow') }),
]);
/** What may happen to a meeting; `schedule` creates one, `release` is the system's when the application has ended. */
export type InterviewEvent =
  | z.output<typeof interviewEvents>
  | { type: 'interview.schedule'; startsAt: string }
  | { type: 'interview.release' };

const params = z.strictObject({ id });
const written = z.object({ 'if-match': z.string().regex(/^"v\d+"$/), 'idempotency-key': z.uuid() });

export const interviewsRouter = c.router(
  {
    list: {
      method: 'GET',
      path: '/applications/:id/interviews',
      summary: 'List the interviews of an application',
      pathParams: params,
      responses: { 200: z.array(interview) },
      metadata: may('people.read'),
    },
    schedule: {
      method: 'POST',
      path: '/applications/:id/interviews',
      summary: 'Schedule an interview',
      description: "Interviews are part of their application: `If-Match` carries the application's version.",
      pathParams: params,
      headers: written,
      body: interviewDraft,
      responses: { 201: interview },
      metadata: may('applications.decide'),
    },
    send: {
      method: 'POST',
      path: '/interviews/:id/events',
      summary: 'Send an event to an interview',
      description: '`If-Match` carries the version of its application.',
      pathParams: params,
      headers: written,
      body: interviewEvents,
      responses: { 200: interview },
      metadata: may('applications.decide'),
    },
    calendar: {
      method: 'GET',
      path: '/interviews/:id/calendar.ics',
      summary: 'Download an interview as a calendar entry',
      pathParams: params,
      responses: { 200: c.otherResponse({ contentType: 'text/calendar; charset=utf-8', body: fileBody }) },
      metadata: may('people.read'),
    },
  },
  routerOptions,
);
