export const planFeatureStates = ['active', 'retired'] as const;
export type PlanFeatureState = (typeof planFeatureStates)[number];
/** What a plan says of a feature: whether it is there, how often, in words, or for how long. */
export const featureKinds = ['boolean', 'quota', 'text', 'duration'] as const;
export type FeatureKind = (typeof featureKinds)[number];
export const featureUnits = ['jobs', 'cv_views', 'users', 'days', 'messages', 'featured_posts'] as const;
/** When what was used of it begins anew; `never` is what a subscriber has at the same time. */
export const featureResets = ['never', 'monthly', 'per_period'] as const;
export const featureGroups = ['recruiting', 'reach', 'team', 'selling', 'support'] as const;
/** Kinds of which a plan says a number. */
export const countedKinds: readonly FeatureKind[] = ['quota', 'duration'];
/** By these keys the server knows the features whose quotas it takes itself: by job posts, and by CVs that employers open. */
export const jobPostsKey = 'job_posts';
export const cvViewsKey = 'cv_views';

export const planStates = ['draft', 'on_sale', 'hidden', 'retired'] as const;
export type PlanState = (typeof planStates)[number];
export const planAudiences = ['employer', 'provider', 'seeker'] as const;
export type PlanAudience = (typeof planAudiences)[number];
export const planIntervals = ['one_time', 'month', 'quarter', 'half_year', 'year'] as const;
export type PlanInterval = (typeof planIntervals)[number];
