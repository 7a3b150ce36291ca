import { z } from 'zod';
import { choice, file, image, language, neededWhen, reference } from '../kinds/kinds.ts';
import { halalas, localizedText, optionalLocalizedText, text } from '../schema.ts';
import { commentPolicies, videoVisibilities } from '../values/site/video.ts';

const mostCaptionBytes = 512 * 1024;

/** What staff may write of a video; its film is its uploader’s. */
export const videoDraft = z.strictObject({
  title: localizedText({ min: 3, max: 150 }),
  description: optionalLocalizedText(3000),
  thumbnail: image({ mostBytes: 2 * 1024 * 1024, leastSide: 180, mostStretch: 3 }).nullable(),
  /** Null until somebody has sorted it. */
  categoryId: reference('categories').nullable(),
  tags: z.array(text().min(2).max(40)).max(15),
  /** The one that is spoken. */
  language: language(),
  /** What is said, as text beside the film; one file for a language. */
  captions: z.array(z.strictObject({ lang: language(), file: file(['vtt'], mostCaptionBytes) })).max(10),
  visibility: choice(videoVisibilities, 'videoVisibility'),
  commentPolicy: choice(commentPolicies, 'commentPolicy'),
  isFree: z.boolean(),
  /** VAT included. */
  price: neededWhen('isFree', [false], halalas.nullable()),
});
export type VideoDraft = z.output<typeof videoDraft>;

/** Rules across the fields of a video; each names the field that the person should look at. */
export function videoRules(draft: VideoDraft, refuse: (path: string, code: string) => void): void {
  const { isFree, price, tags, captions } = draft;
  if (!isFree && !price) refuse('price', 'required');
  if (new Set(tags).size < tags.length) refuse('tags', 'taken');
  const languages = captions.map(({ lang }) => lang);
  for (const [index, lang] of languages.entries())
    if (languages.indexOf(lang) < index) refuse(`captions.${index}.lang`, 'taken');
}
