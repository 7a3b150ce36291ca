import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A picture that somebody uploaded, at a size that is known before it comes.',
  use: ['Where a picture is a value: in a form, on a record.'],
  avoid: ['For a person’s face beside a name: use Avatar.', 'For decoration.'],
  anatomy: [
    { part: 'Frame', what: 'As large before the picture is there as afterwards, so that nothing moves.' },
    { part: 'Picture', what: 'Whole, never stretched or cut.' },
  ],
  keyboard: [],
  does: ['Say in `label` what it shows; leave it empty where a name stands beside it.'],
  donts: ['Make it the only target of a click.'],
  arabic: ['A picture is never mirrored.'],
};
