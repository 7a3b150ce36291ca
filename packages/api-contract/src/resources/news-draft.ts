import { z } from 'zod';
import { choice, code, image, images, localizedRichText, prose, reference } from '../kinds/kinds.ts';
import { instant, localizedText, optionalLocalizedText, text } from '../schema.ts';
import { contentAudiences } from '../values/site/news.ts';
import { longestSlug, slugPattern } from '../values/text/slug.ts';

const picture = { mostBytes: 2 * 1024 * 1024, leastSide: 300, mostStretch: 3 };

/** What may be written of news. */
export const newsDraft = z.strictObject({
  title: localizedText({ min: 5, max: 150 }),
  /** Follows from the English title where nobody writes one. */
  slug: code(z.string().max(longestSlug).regex(slugPattern)).nullable(),
  excerpt: optionalLocalizedText(300),
  body: localizedRichText({ min: 0, max: 20_000 }),
  cover: image(picture).nullable(),
  /** In their order, below the text. */
  gallery: images({ ...picture, max: 12 }),
  categoryId: reference('categories'),
  tags: z.array(text().min(2).max(40)).max(15),
  /** A member of staff; null where the editors as a whole have written it. */
  authorId: reference('staff').nullable(),
  audience: choice(contentAudiences, 'contentAudience'),
  /** Null: as soon as somebody publishes it. */
  publishAt: instant.nullable(),
  /** Null: it stays. */
  unpublishAt: instant.nullable(),
  /** Whether it stands before newer ones. */
  isPinned: z.boolean(),
  hasComments: z.boolean(),
  /** Whether the apps should show it as a message. */
  isPushed: z.boolean(),
  seo: z.strictObject({
    title: text().max(70),
    description: prose(text().max(160)),
    image: image(picture).nullable(),
  }),
});
export type NewsDraft = z.output<typeof newsDraft>;

/** Rules across the fields of news; each names the field that the person should look at. */
export function newsRules(draft: NewsDraft, refuse: (path: string, code: string) => void): void {
  const { publishAt, unpublishAt, tags } = draft;
  if (publishAt !== null && unpublishAt !== null && Date.parse(unpublishAt) <= Date.parse(publishAt))
    refuse('unpublishAt', 'notAfterStart');
  if (new Set(tags).size < tags.length) refuse('tags', 'taken');
}
