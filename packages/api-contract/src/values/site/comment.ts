export const commentStates = ['held', 'published', 'rejected', 'spam', 'removed_by_author'] as const;
export type CommentState = (typeof commentStates)[number];
/** What is found in one before anybody reads it. */
export const commentFlags = ['profanity', 'link', 'phone'] as const;
/** What may be done by whoever comments: all of it, only with a look of staff at each, or nothing. */
export const authorStandings = ['free', 'held', 'banned'] as const;
export type AuthorStanding = (typeof authorStandings)[number];
