import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Says shortly what has just happened.',
  use: [
    'Through `toasts.show(…)`, with one `ToastRegion` in the page beside the Announcer.',
    'With an action that undoes or leads on.',
  ],
  avoid: [
    'For what must be decided: use Dialog.',
    'For what stays true: use Banner.',
    'For a refused field: its error belongs to the field.',
  ],
  anatomy: [
    {
      part: 'Region',
      what: 'At the bottom end corner, above a SaveBar or BulkBar; named to a screen reader; never takes the focus.',
    },
    { part: 'Toast', what: 'Icon of the tone, title, a sentence, one action and a cross.' },
    {
      part: 'ToastLog',
      what: 'The last fifty, newest first, for those who were too slow; put it where it can be opened.',
    },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the action and the cross; while the focus is inside, the clocks stand still.' },
  ],
  does: [
    'Leave the duration alone: five seconds, and a critical one until it is dismissed.',
    'Say what is safe: “nothing was uploaded”.',
  ],
  donts: ['Say the same in a Banner and a toast.', 'Offer in a toast what can be done nowhere else.'],
  arabic: ['Stands at the bottom left; the text is announced in the page’s language.'],
};
