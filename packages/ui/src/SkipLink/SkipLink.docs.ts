import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Leads past the navigation, straight to the content.',
  use: ['As the page’s first stop for the keyboard; Frame has it.'],
  avoid: ['For going from part to part of a form: use SideIndex.'],
  anatomy: [{ part: 'Link', what: 'Unseen until it has the focus, then at the top start corner above all.' }],
  keyboard: [
    { keys: 'Tab', does: 'The first Tab on the page shows it.' },
    { keys: 'Enter', does: 'Puts the focus into the content.' },
  ],
  does: ['Let the target take focus: `tabIndex={-1}`.'],
  donts: ['Hide it from the keyboard.'],
  arabic: ['Appears at the top right.'],
};
