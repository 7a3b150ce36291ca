import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A heading in the page’s outline.',
  use: ['For the parts of a page, without leaving out a level.'],
  avoid: ['For the title of a screen: Page draws it.', 'For large text that heads nothing: use Text.'],
  anatomy: [
    { part: 'Heading', what: '`h1` to `h4` in the level’s own size; a level 1 can take the focus after navigation.' },
  ],
  keyboard: [],
  does: ['Set `size` only where outline and look disagree.'],
  donts: ['Choose the level for its size.', 'Have two headings of level 1.'],
  arabic: ['One pixel larger and on a higher line; no letter-spacing and no italics.'],
};
