import { z } from 'zod';
import { may } from '#capabilities.ts';
import { c } from '#contract.ts';
import { exportFormats, page } from '#page.ts';
import { routerOptions } from '#problem.ts';
import { type ResourceKey, resources } from '#resources/index.ts';
import { id, instant } from '#schema.ts';
import { languages } from '#values/staff.ts';

/** An export that somebody has taken: no file is kept of it, but what was asked for is known. */
export const takenExport = z.strictObject({
  id,
  at: instant,
  resource: z.enum(Object.keys(resources) as [ResourceKey, ...ResourceKey[]]),
  format: z.enum(exportFormats),
  language: z.enum(languages),
  columns: z.array(z.string()),
  /** What the list was asked, as an address has it. */
  query: z.record(z.string(), z.string()),
  /** Whether it was searched for something personal, which is nowhere kept: then it can't be asked for again. */
  isSearchHidden: z.boolean(),
  rows: z.int(),
});
export type TakenExport = z.output<typeof takenExport>;

export const exportsRouter = c.router(
  {
    list: {
      method: 'GET',
      path: '/exports',
      summary: "List one's own exports of the last ninety days",
      description: 'Newest first; `before` takes the cursor `next`. Their files are not kept.',
      query: z.strictObject({ before: z.string().max(200).optional() }),
      responses: { 200: page(takenExport) },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
