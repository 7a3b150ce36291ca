import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Fields of a form that belong together.',
  use: ['Inside a Form, each with an `id` to which a SideIndex leads.'],
  avoid: [
    'For facts that can only be read: use KeyValueList.',
    'For a group of choices under one question: use CheckboxGroup or RadioGroup.',
  ],
  anatomy: [
    { part: 'Title', what: 'A heading of level 2 that names the section and can take the focus.' },
    { part: 'Description', what: 'What holds for all its fields.' },
    {
      part: 'Fields',
      what: 'In two columns from 600 px of its own width; fields with a text area or in two languages take the whole row.',
    },
  ],
  keyboard: [],
  does: ['Keep to one subject; six to eight fields are enough.'],
  donts: ['Put a section into a section.'],
  arabic: ['The first field of a row is at the right.'],
};
