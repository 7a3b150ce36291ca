import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Running text in one of the sizes of the scale.',
  use: [
    'For sentences and small facts.',
    'With `isReading` for long texts, 680 px wide at most.',
    'With `dir="auto"` for what people wrote.',
  ],
  avoid: ['For headings: use Heading.', 'For codes and numbers: use Bidi.'],
  anatomy: [{ part: 'Text', what: 'A paragraph unless `as` says otherwise.' }],
  keyboard: [],
  does: [
    'Give `title` as well as `isTruncated`, so that the text can be read on.',
    'Set `lang` where the language isn’t the page’s.',
  ],
  donts: ['Say anything by tone alone.', 'Use bold for whole sentences.'],
  arabic: ['Never smaller than 14 px, on higher lines; no italics and no letter-spacing.'],
};
