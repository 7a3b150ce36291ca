export const bulkStates = ['running', 'paused', 'completed', 'cancelled', 'stopped'] as const;
/** Every row of an operation has exactly one: still to come, carried out, not allowed, gone wrong, or left out when it ended early. */
export const bulkOutcomes = ['pending', 'done', 'blocked', 'failed', 'skipped'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

/** So many records can be named one by one. */
export const mostNamed = 10_000;
/** So many CVs are packed into one file. */
export const mostCvs = 200;
/** So many records one operation takes. */
export const mostInOperation = 50_000;
