import { z } from 'zod';
import { mayAfterStepUp } from '../capabilities.ts';
import { c } from '../contract.ts';
import { maskedParts } from '../kinds/masked.ts';
import { fileBody } from '../page.ts';
import { routerOptions } from '../problem.ts';
import { type ResourceKey, resources } from '../resources/index.ts';
import { id, text } from '../schema.ts';
import { languages } from '../values/staff.ts';

type Resources = typeof resources;

/** Fields of a resource that are shown masked until somebody reveals them. */
export type MaskedFieldOf<K extends ResourceKey> = Resources[K] extends {
  masked: readonly (infer Field extends string)[];
}
  ? Field
  : never;

/** The masked fields of the resources that have any, by their path; those of a list's rows after the list: `contacts.email`. */
export const maskedFields: ReadonlyMap<string, readonly string[]> = new Map(
  Object.values(resources)
    .map((resource): [string, string[]] => {
      const ofRows = [...maskedParts(resource.draft)].flatMap(([list, parts]) =>
        parts.map((part) => `${list}.${part}`),
      );
      return [resource.path, [...('masked' in resource ? resource.masked : []), ...ofRows]];
    })
    .filter(([, fields]) => fields.length > 0),
);

/** Why it is needed: kept in the audit log beside who asked and when. */
const reason = text().min(5).max(300);

export interface RevealWish {
  /** The path of the record's resource. */
  resource: string;
  id: string;
  field: string;
  /** Which row of a list, by its id. */
  row?: string | undefined;
  reason: string;
}

const wishes = [...maskedFields].map(([path, fields]) =>
  z.strictObject({ resource: z.literal(path), id, field: z.enum(fields), row: id.optional(), reason }),
);
const [first, ...others] = wishes;
const wish = z.discriminatedUnion('resource', [first!, ...others]);

export const revealRouter = c.router(
  {
    reveal: {
      method: 'POST',
      path: '/pii/reveal',
      summary: 'Read a masked field in full',
      description: 'The reason is kept in the audit log beside who asked and when.',
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: wish,
      responses: { 200: z.strictObject({ value: z.string().nullable(), shownSeconds: z.int() }) },
      metadata: mayAfterStepUp('people.seePii'),
    },
    export: {
      method: 'POST',
      path: '/pii/export',
      summary: 'Hand over all that is held about a job seeker',
      description: 'A ZIP with a page to read, the same as JSON, and the files. The reason is kept in the audit log.',
      headers: z.object({ 'idempotency-key': z.uuid() }),
      body: z.strictObject({ id, language: z.enum(languages), reason }),
      responses: { 200: c.otherResponse({ contentType: 'application/zip', body: fileBody }) },
      metadata: mayAfterStepUp('export.pii'),
    },
  },
  routerOptions,
);
