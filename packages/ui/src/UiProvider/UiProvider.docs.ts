import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Gives every component the language, its own few texts, the look of icons and the way to another screen.',
  use: ['Once, at the root of the product, of each story and of each test.'],
  avoid: [
    'For texts of the product: components get those as props.',
    'Around a part of the page in another language: set `lang` and `dir` on that part.',
  ],
  anatomy: [
    { part: 'Language', what: 'The locale with fixed calendar and digits.' },
    { part: 'Texts', what: '`UiTexts`: what components say by themselves.' },
    { part: 'Icons', what: 'Lucide’s, at 16 with a stroke of 1.5 unless one says otherwise.' },
    { part: 'Navigate', what: 'Is given the path of a followed link.' },
    { part: 'Calendar', what: 'In which date fields are read and typed; whoever keeps the choice gives and takes it.' },
  ],
  keyboard: [],
  does: [
    'Set `lang` and `dir` on the page as well: styles hang on them.',
    'Give all texts in both languages; a missing one doesn’t compile.',
  ],
  donts: ['Nest two.'],
  arabic: [
    'The locale is `ar-SA` with the Gregorian calendar and Latin digits, because engines differ in what they take by themselves.',
  ],
};
