import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows how much of something there is, measured against the most there can be.',
  use: ['A quota, places taken, space in use: an amount that goes up and down.'],
  avoid: [
    'Work that moves towards its end: use Progress.',
    'Several amounts side by side: use BarList.',
    'An amount without a known most: use Stat.',
  ],
  anatomy: [
    { part: 'Label', what: 'What is measured.' },
    { part: 'Value', what: 'Per cent, or words such as “7 of 10”.' },
    { part: 'Track and bar', what: 'The most there can be, and what there is.' },
  ],
  keyboard: [],
  does: ['Say in words what a tone means: “97%, almost full”.', 'Keep the label to a few words.'],
  donts: ['Let the tone alone tell that something is wrong.', 'Animate it to attract attention.'],
  arabic: ['The bar fills from the right.', 'Figures keep their own direction inside Arabic text.'],
};
