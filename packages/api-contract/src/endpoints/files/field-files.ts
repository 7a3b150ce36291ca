import { z } from 'zod';
import { may } from '#capabilities.ts';
import { c } from '#contract.ts';
import { fileBody, many } from '#page.ts';
import { routerOptions } from '#problem.ts';
import { resourcePath } from '#resources/resource-path.ts';
import { id, instant } from '#schema.ts';
import { fileScans, imageKinds, keptFileKinds } from '#values/file.ts';

/** A file that a field of a record holds by its id. */
export const fieldFile = z.strictObject({
  id,
  name: z.string(),
  kind: z.enum(keptFileKinds),
  size: z.int().min(1),
  scan: z.enum(fileScans),
});
export type FieldFile = z.output<typeof fieldFile>;

/** As it was kept, or small enough for a list: the latter of pictures alone. */
export const fileSizes = ['whole', 'small'] as const;

/** A picture that is small enough for a list. */
export const smallPicture = z.strictObject({ id, kind: z.enum(imageKinds), content: z.base64() });
export type SmallPicture = z.output<typeof smallPicture>;

/** Where a film plays, and until when. */
export const filmLink = z.strictObject({ url: z.string(), until: instant });
export type FilmLink = z.output<typeof filmLink>;

const params = z.strictObject({ id });

/** Files that fields hold. Until a record names it in its draft, a file is its uploader's alone and goes after a day; from then on it is read by whoever may read the record. */
export const fieldFilesRouter = c.router(
  {
    upload: {
      method: 'POST',
      path: '/field-files',
      summary: 'Upload a file for a field',
      description:
        'The bytes are the body, with their Content-Length; `field` names the field that is to hold it, whose limits it must keep. The id is then written into the draft.',
      headers: z.object({ 'idempotency-key': z.uuid() }),
      query: z.strictObject({ resource: resourcePath, field: z.string().max(120), name: z.string().min(1).max(1000) }),
      body: fileBody,
      responses: { 201: fieldFile },
      metadata: may('session.use'),
    },
    pictures: {
      method: 'GET',
      path: '/field-files/pictures',
      summary: 'Read the small pictures of a list at once',
      description: 'Those that the person may see; whatever else is named is left out.',
      query: z.strictObject({ ids: many(id).unwrap() }),
      responses: { 200: z.array(smallPicture) },
      metadata: may('session.use'),
    },
    view: {
      method: 'GET',
      path: '/field-files/:id',
      summary: 'Read what is known of the file of a field',
      pathParams: params,
      responses: { 200: fieldFile },
      metadata: may('session.use'),
    },
    link: {
      method: 'GET',
      path: '/field-files/:id/link',
      summary: 'Get an address at which a film plays',
      description: 'Whoever has it plays the film until then; parts of it are asked for by `Range`.',
      pathParams: params,
      responses: { 200: filmLink },
      metadata: may('session.use'),
    },
    download: {
      method: 'GET',
      path: '/field-files/:id/content',
      summary: 'Download the file of a field',
      description: 'Its content never changes: a browser may keep it.',
      pathParams: params,
      query: z.strictObject({ size: z.enum(fileSizes) }),
      responses: { 200: c.otherResponse({ contentType: 'application/octet-stream', body: fileBody }) },
      metadata: may('session.use'),
    },
  },
  routerOptions,
);
