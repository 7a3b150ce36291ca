import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The sections of a long form; marks the one being read.',
  use: ['As the `aside` of a Form with more than three FormSections.'],
  avoid: ['For the parts of a record that are seen one at a time: use Tabs.', 'For other screens: use NavMenu.'],
  anatomy: [
    { part: 'Section', what: 'A link to a FormSection; the one being read has the accent line.' },
    { part: 'Dot', what: 'Where a section has errors; the ErrorSummary says which.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from section to section.' },
    { keys: 'Enter', does: 'Scrolls to the section and puts the focus on its title.' },
  ],
  does: ['Use the sections’ own titles.'],
  donts: ['Count on the address: leading to a part of the form isn’t navigation.'],
  arabic: ['Stands at the right, its line at the right edge of each link.'],
};
