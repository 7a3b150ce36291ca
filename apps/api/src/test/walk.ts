/** What the walks over all resources may send together, whatever the number of resources; the deep ones are for the long run. */
const budget = process.env.TEST_LONG ? { requests: 100_000, strangeIds: 30_000 } : { requests: 1_000, strangeIds: 500 };

/** The walk that is gone: another one by `TEST_SEED=… npm run test:api`, and one of its own by each long run. */
export const seed = Number(process.env.TEST_SEED ?? (process.env.TEST_LONG ? Date.now() % 1_000_000 : 2030));

/** How many requests of a walk fall to each of so many that it visits; every one of them gets some. */
export const shareOf = (walk: keyof typeof budget, visited: number) => Math.max(3, Math.floor(budget[walk] / visited));

export const allOf = (walk: keyof typeof budget) => budget[walk];
