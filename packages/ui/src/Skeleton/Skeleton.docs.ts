import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The shape of what is about to come.',
  use: ['In place of content on its first load, in the same size.'],
  avoid: ['While shown content is refreshed: leave it there.', 'For work that takes long: use Progress.'],
  anatomy: [{ part: 'Shape', what: 'Text, title, control, panel or circle; breathes once and then stands still.' }],
  keyboard: [],
  does: [
    'Set `aria-busy` on the place that is loading, and announce it when it takes long.',
    'Give the width that the text usually has, or to a control what it is going to contain.',
  ],
  donts: ['Let what comes jump: the shape must have its size.'],
  arabic: ['Lines start at the right.'],
};
