import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Lets one file be chosen from a row of small tools.',
  use: ['Beside a message that is being written.'],
  avoid: ['In forms: a FileField shows what was chosen, its limits and its errors.'],
  anatomy: [{ part: 'Button', what: 'An icon with a label for screen readers and a tooltip.' }],
  keyboard: [{ keys: 'Enter or Space', does: 'Opens the choice of files.' }],
  does: ['Show what was chosen near by, with a way to drop it.'],
  donts: ['Do not let it be the only place that says which files are taken.'],
  arabic: ['A paper clip is not mirrored.'],
};
