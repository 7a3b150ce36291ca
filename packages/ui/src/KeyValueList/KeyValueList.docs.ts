import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The facts of one thing, named.',
  use: ['On a record’s page and in a closer look at it.'],
  avoid: ['For facts of many things: use Table.', 'For what can be changed right there: use fields.'],
  anatomy: [
    { part: 'Name', what: 'Muted, at the start; above its value on a phone.' },
    { part: 'Value', what: 'Text, or a Bidi, Money, StatusChip or Link.' },
  ],
  keyboard: [],
  does: ['Say that something is missing: “Not given”, not an empty line.', 'Order by what is needed most.'],
  donts: ['List more than about ten without a heading between.'],
  arabic: ['Names at the right; codes in a Bidi.'],
};
