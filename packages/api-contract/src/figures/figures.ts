import type { ExpiringDocuments, Funnel, Totals } from '../endpoints/metrics/metrics.ts';
import type { MoneyFigures } from '../endpoints/metrics/money.ts';
import type { CityId } from '../values/places/cities.ts';
import type { ApplicationSource, CandidateStatus } from '../values/records/application.ts';
import { type CountedRows, rows } from './counted-rows.ts';

/** The first and the last day, `YYYY-MM-DD`, in Riyadh. */
export interface Period {
  from: string;
  to: string;
}

type RowsOf<Name extends string> = Readonly<Record<Name, (period: Period) => CountedRows>>;

const applied = ({ from, to }: Period) => ({ appliedFrom: from, appliedTo: to });
const published = ({ from, to }: Period) => ({ publishedFrom: from, publishedTo: to });
const created = ({ from, to }: Period) => ({ createdFrom: from, createdTo: to });

const recruited = (period: Period) => rows('applications', { state: 'recruited', ...applied(period) });

/** What each figure of the dashboard counts: the server counts these rows, and the figure leads to them. */
export const countedRows = {
  totals: {
    applications: (period) => rows('applications', applied(period)),
    recruited,
    jobPostsPublished: (period) => rows('jobPosts', published(period)),
    newSeekers: (period) => rows('seekers', created(period)),
    newEmployers: (period) => rows('employers', created(period)),
    newProviders: (period) => rows('providers', created(period)),
  } satisfies RowsOf<keyof Totals>,
  funnel: {
    applied: (period) => rows('applications', applied(period)),
    reviewed: (period) => rows('applications', { reached: 'reviewed', ...applied(period) }),
    approved: (period) => rows('applications', { reached: 'approved', ...applied(period) }),
    recruited,
  } satisfies RowsOf<keyof Funnel>,
  documents: {
    employers: () => rows('employers', { docsExpiring: 'true' }),
    providers: () => rows('providers', { docsExpiring: 'true' }),
  } satisfies Readonly<Record<keyof ExpiringDocuments, () => CountedRows>>,
  /** What of the money stands in a list: the orders that were paid, the subscriptions that are. */
  money: {
    sales: ({ from, to }) => rows('orders', { paidFrom: from, paidTo: to }),
    subscriptions: () => rows('planSubscriptions', { state: 'active,past_due' }),
  } satisfies Partial<RowsOf<keyof MoneyFigures>>,
  status: (state: CandidateStatus, period: Period) => rows('applications', { state, ...applied(period) }),
  city: (city: CityId, period: Period) => rows('jobPosts', { city, ...published(period) }),
  /** Of the applications for one job post. */
  hiring: {
    applied: (jobPost) => rows('applications', { jobPost }),
    reviewed: (jobPost) => rows('applications', { jobPost, reached: 'reviewed' }),
    approved: (jobPost) => rows('applications', { jobPost, reached: 'approved' }),
    recruited: (jobPost) => rows('applications', { jobPost, state: 'recruited' }),
  } satisfies Readonly<Record<keyof Funnel, (jobPost: string) => CountedRows>>,
  /** Of those, the ones that came one way. */
  hiringSource: {
    applied: (jobPost, source) => rows('applications', { jobPost, source }),
    approved: (jobPost, source) => rows('applications', { jobPost, source, reached: 'approved' }),
    recruited: (jobPost, source) => rows('applications', { jobPost, source, state: 'recruited' }),
  } satisfies Readonly<Record<string, (jobPost: string, source: ApplicationSource) => CountedRows>>,
};

const dayLength = 86_400_000;
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** How many days a period has. */
export const lengthOf = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / dayLength + 1;

/** The period of the same length just before. */
export function periodBefore(period: Period): Period {
  const length = lengthOf(period) * dayLength;
  return { from: toDay(Date.parse(period.from) - length), to: toDay(Date.parse(period.from) - dayLength) };
}
