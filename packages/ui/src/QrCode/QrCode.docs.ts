import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A short text that a camera reads: the code of a ticket, an address, a key for a phone.',
  use: ['Where somebody has a phone in hand and would otherwise have to type.'],
  avoid: ['For what is read on the same device: use a Link.', 'For long texts: the squares get too small to be read.'],
  anatomy: [
    { part: 'Squares', what: 'Dark on white in every theme, and printed the same.' },
    { part: 'Quiet zone', what: 'White around them, by which a camera finds them.' },
  ],
  keyboard: [],
  does: ['Say in `label` what it is for.', 'Write the text beside it, selectable.'],
  donts: ['Put a secret into it that may not be seen on the screen.', 'Lay anything over it.'],
  arabic: ['It is never mirrored: a camera knows it by its corners.'],
};
