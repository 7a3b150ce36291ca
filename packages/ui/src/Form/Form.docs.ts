import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A form of sections.',
  use: ['Around the FormSections of a page, with a SideIndex beside them when there are more than three.'],
  avoid: ['For one or two fields in a Dialog or a filter: a plain form does.'],
  anatomy: [
    { part: 'Aside', what: 'A SideIndex, on a wide screen only.' },
    { part: 'ErrorSummary', what: 'On top, after a save was refused.' },
    { part: 'Sections', what: 'Fields that belong together.' },
    { part: 'SaveBar', what: 'At the foot of the screen, while there is something to save.' },
  ],
  keyboard: [
    {
      keys: 'Ctrl S · ⌘ S',
      does: 'Submits from anywhere on the screen, except under a dialog; on an Arabic keyboard too.',
    },
    { keys: 'Enter', does: 'In a field of one line, submits.' },
  ],
  does: ['Say once that every field is required unless it says optional.', 'Ask before leaving with unsaved changes.'],
  donts: [
    'Put two forms on one page: Ctrl S would submit both.',
    'Disable Save until all is right: let people try, and say what is missing.',
  ],
  arabic: ['The index stands at the right of the sections.'],
};
