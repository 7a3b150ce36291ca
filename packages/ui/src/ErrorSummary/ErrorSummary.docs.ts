import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lists what keeps a form from being saved, each with a link to its field.',
  use: ['At the top of a Form, after a save was refused.'],
  avoid: [
    'While somebody is still typing: show the error at the field.',
    'For a failure of the server that no field can help: use Banner.',
  ],
  anatomy: [
    { part: 'Title', what: 'That it isn’t saved, and how many fields need correcting.' },
    {
      part: 'Errors',
      what: 'A link for each field by its `name`; an error without a name belongs to the whole form and is plain text.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link; the summary has the focus when it appears.' },
    { keys: 'Enter', does: 'Brings the field into view and puts the focus into it.' },
  ],
  does: [
    'Count up `attempt` with each try to save: the summary takes the focus again.',
    'Use the same words as at the field.',
  ],
  donts: ['Leave out an error that the form doesn’t show elsewhere.'],
  arabic: ['Read as an alert in the page’s language.'],
};
