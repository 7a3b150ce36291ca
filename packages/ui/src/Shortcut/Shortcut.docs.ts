import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A keyboard shortcut as it is pressed.',
  use: ['In help, menus and tooltips.'],
  avoid: ['To make a shortcut work: it explains and does nothing itself.'],
  anatomy: [{ part: 'Keys', what: 'Each as it is printed, in the order of pressing.' }],
  keyboard: [],
  does: ['Give ⌘ on a Mac and Ctrl elsewhere.'],
  donts: ['Show a shortcut that nobody listens to.'],
  arabic: ['Keys stand left to right, as on the keyboard.'],
};
