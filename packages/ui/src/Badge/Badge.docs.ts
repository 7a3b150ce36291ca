import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A small count or mark beside a name.',
  use: [
    'For work that waits behind a link, a tab or a menu entry.',
    'With `critical` where something of it is overdue.',
  ],
  avoid: [
    'For the state of a thing: use a StatusChip.',
    'For a figure that is the point of the place: write it as text.',
  ],
  anatomy: [
    { part: 'Ground', what: 'A quiet pill; tinted only when critical.' },
    { part: 'Count', what: 'A number, shortened above 999 by CompactCount, or a word of your own.' },
  ],
  keyboard: [],
  does: [
    'Leave it out for nothing: a 0 asks for attention and has none to ask for.',
    'Let the name beside it say what is counted.',
  ],
  donts: ['Use it for decoration or in more than two tones.', 'Put it into a heading of its own.'],
  arabic: ['A shortened count such as 1.5k stays left to right, and a screen reader says the exact number.'],
};
