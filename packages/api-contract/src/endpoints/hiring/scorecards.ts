import { z } from 'zod';
import { may } from '#capabilities.ts';
import { c } from '#contract.ts';
import { choice, prose, rating } from '#kinds/kinds.ts';
import { routerOptions } from '#problem.ts';
import { id, instant, text } from '#schema.ts';
import { recommendations } from '#values/records/application.ts';
import { criterion, mostCriteria } from '#values/records/scorecard.ts';

const person = z.strictObject({ id, name: z.string() });

/** What one member of staff thinks of an applicant. */
export const scorecardDraft = z.strictObject({
  /** By some or all of the job post's criteria, each once. */
  ratings: z.array(z.strictObject({ criterionId: id, rating: rating(1) })).max(mostCriteria),
  recommendation: choice(recommendations, 'recommendation'),
  text: prose(text().max(2000)).nullable(),
});
export type ScorecardDraft = z.output<typeof scorecardDraft>;

export const scorecard = scorecardDraft.extend({
  id,
  version: z.int().min(1),
  by: person,
  at: instant,
  /** Each with its criterion as it was when it was given. */
  ratings: z.array(criterion.omit({ id: true }).extend({ criterionId: id, rating: z.int() })),
  /** The ratings as one number, each by its weight; null where nothing was rated. */
  score: z.number().nullable(),
  isMine: z.boolean(),
});
export type Scorecard = z.output<typeof scorecard>;

/** The scorecards of an applicant on the whole, or of one meeting. */
export const scorecardSheet = z.strictObject({
  interview: z.strictObject({ id, title: z.string() }).nullable(),
  /** One's own, and once that is given those of everybody. */
  cards: z.array(scorecard),
  /** How many others there are that one sees only after giving one's own. */
  hidden: z.int(),
  /** What all of them say together, of those that are shown. */
  summary: z.strictObject({
    score: z.number().nullable(),
    criteria: z.array(criterion.extend({ mean: z.number().nullable() })),
  }),
});
export type ScorecardSheet = z.output<typeof scorecardSheet>;

export const scorecards = z.strictObject({
  criteria: z.array(criterion),
  /** Until there is a decision scorecards are given and changed. */
  isOpen: z.boolean(),
  sheets: z.array(scorecardSheet),
});
export type Scorecards = z.output<typeof scorecards>;

const params = z.strictObject({ id });

/** Staff judge applicants, each for themselves: nobody reads what others have written before giving their own. */
export const scorecardsRouter = c.router(
  {
    list: {
      method: 'GET',
      path: '/applications/:id/scorecards',
      summary: 'Read the scorecards of an application',
      description: 'Those of others are left out until one has given one’s own, or until there is a decision.',
      pathParams: params,
      responses: { 200: scorecards },
      metadata: may('people.read'),
    },
    give: {
      method: 'POST',
      path: '/applications/:id/scorecards',
      summary: 'Give a scorecard',
      description: 'One for the application as a whole, and one for each meeting that took place.',
      pathParams: params,
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: scorecardDraft.extend({ interviewId: id.nullable() }),
      responses: { 201: scorecard },
      metadata: may('applications.decide'),
    },
    edit: {
      method: 'PATCH',
      path: '/scorecards/:id',
      summary: "Change one's own scorecard",
      pathParams: params,
      headers: z.object({ 'if-match': z.string().regex(/^"v\d+"$/) }),
      body: scorecardDraft,
      responses: { 200: scorecard },
      metadata: may('applications.decide'),
    },
  },
  routerOptions,
);
