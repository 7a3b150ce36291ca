import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says that nothing is here, and that this is all right.',
  use: [
    'In place of a list or a part that has nothing yet.',
    'With one action: the first record, or clearing the filters.',
  ],
  avoid: ['For what failed: use ErrorState.', 'While it is loading: use Skeleton.'],
  anatomy: [
    { part: 'Drawing', what: 'Why there is nothing, in a few lines; or one icon of the kind of thing.' },
    { part: 'Title', what: 'One line: what isn’t here.' },
    { part: 'Sentence', what: 'What will be, or why it is empty.' },
    { part: 'Action', what: 'One button or link.' },
  ],
  keyboard: [],
  does: ['Tell “nothing yet” from “nothing found”: the second offers to clear the filters.'],
  donts: ['Make jokes, or use a stock picture.', 'Offer what the person may not do.'],
  arabic: ['Centred in both directions.'],
};
