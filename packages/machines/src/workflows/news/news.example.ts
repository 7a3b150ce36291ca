import type { NewsInput } from './news.input.ts';

/** Written, with a cover, for tomorrow; two saves of it are kept. */
export const example: NewsInput = {
  now: '2026-03-01T09:00:00.000Z',
  hasArabicBody: true,
  hasCover: true,
  publishAt: '2026-03-02T06:00:00.000Z',
  unpublishAt: null,
  wasPublished: false,
  revisionsCount: 2,
};
