import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The bar above every screen: name, search, and what belongs to the person.',
  use: ['Once, in the Frame.'],
  avoid: ['For the actions of one screen: they belong to its Page.'],
  anatomy: [
    { part: 'Start', what: 'The product’s name, and on a narrow screen the menu’s button.' },
    { part: 'Centre', what: 'Search.' },
    { part: 'End', what: 'Notifications, language, the person.' },
  ],
  keyboard: [{ keys: 'Tab', does: 'Goes through what it holds, from start to end.' }],
  does: ['Let people choose its placement: floating, sticky, static or hidden.'],
  donts: ['Put more than six things into it.'],
  arabic: ['The name is at the right, the person at the left.'],
};
