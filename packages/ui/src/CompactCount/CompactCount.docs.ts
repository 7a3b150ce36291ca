import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A count that may be short.',
  use: ['Where there is no room for a long number: menus, tabs, chips.'],
  avoid: ['Where the exact number matters to a decision: write it in full.', 'For money: use Money.'],
  anatomy: [
    {
      part: 'Number',
      what: 'In full up to 999, then in thousands with at most one decimal and a “k”; the exact number is the tooltip and what is read.',
    },
  ],
  keyboard: [],
  does: ['Let words beside it say what is counted.'],
  donts: ['Add up shortened numbers in view of the reader.'],
  arabic: ['The suffix is “k” in both languages, and the whole stays left to right.'],
};
