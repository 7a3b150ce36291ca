import { z } from 'zod';
import { may } from '../capabilities.ts';
import { c } from '../contract.ts';
import { routerOptions } from '../problem.ts';
import { type ResourceKey, resources } from '../resources/index.ts';
import { id, localizedText } from '../schema.ts';

type Resources = typeof resources;
type SearchArea = { [K in ResourceKey]: Resources[K] extends { searchRank: number } ? K : never }[ResourceKey];

/** The areas that a search looks through, in the order in which their records are offered. */
export const searchAreas = Object.entries<{ path: string; searchRank: number | null }>(resources)
  .filter(([, { searchRank }]) => searchRank !== null)
  .sort(([, one], [, other]) => one.searchRank! - other.searchRank!)
  .map(([key]) => key) as [SearchArea, ...SearchArea[]];

/** The records of one area that a search finds, best first: at most six, and whether there are more. */
export const searchGroup = z.strictObject({
  area: z.enum(searchAreas),
  hits: z.array(
    z.strictObject({
      id,
      label: localizedText({ max: 400 }),
      /** Tells namesakes apart: a number with the name of an employer, a job or a city. */
      hint: localizedText({ max: 800 }).nullable(),
      /** Its picture; null while it has none, absent where its area has no pictures. */
      image: id.nullable().optional(),
      state: z.string(),
    }),
  ),
  hasMore: z.boolean(),
});
export type SearchGroup = z.output<typeof searchGroup>;

export const searchRouter = c.router(
  {
    find: {
      method: 'GET',
      path: '/search',
      summary: 'Find records by name, number, or a whole e-mail, mobile or national id',
      description:
        'In the areas that the person may read, at most six of each; empty areas are left out. What is masked is found only by its whole value; that is limited by account and stands in the audit log.',
      query: z.strictObject({ q: z.string().trim().min(2).max(100) }),
      responses: { 200: z.strictObject({ groups: z.array(searchGroup) }) },
      metadata: may('content.read'),
    },
  },
  routerOptions,
);
