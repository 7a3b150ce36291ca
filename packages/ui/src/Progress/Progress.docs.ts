import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'How far a longer piece of work has come.',
  use: ['For uploads, exports and actions on many records.'],
  avoid: [
    'For a short wait: use a pending Button or a Skeleton.',
    'For a share that isn’t on its way: write the figure.',
  ],
  anatomy: [
    { part: 'Label', what: 'What is going on.' },
    { part: 'Value', what: 'Per cent, or words where per cent says too little.' },
    { part: 'Bar', what: 'From the start of the line.' },
  ],
  keyboard: [],
  does: ['Say “320 of 800” where things are counted.', 'Let the work be cancelled beside it.'],
  donts: ['Invent a value nobody knows.', 'Let it run backwards.'],
  arabic: ['Grows from the right; label and value are isolated from each other.'],
};
