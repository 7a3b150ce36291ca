import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Where bar, menu and content lie.',
  use: ['Once, around every screen behind the sign-in.'],
  avoid: [
    'For the sign-in and other screens without navigation.',
    'For the parts of one screen: use Page, Stack and Columns.',
  ],
  anatomy: [
    { part: 'Skip link', what: 'The first stop of the keyboard.' },
    { part: 'NavBar', what: 'Above all.' },
    {
      part: 'NavMenu',
      what: 'Below the bar or beside the content; unseen on a narrow screen, where a Drawer holds it.',
    },
    { part: 'Notice', what: 'Between navigation and content: a Banner about the whole product.' },
    { part: 'Main', what: 'The content, which can take the focus.' },
  ],
  keyboard: [{ keys: 'Tab, Enter', does: 'The first Tab shows the skip link, Enter leads past the navigation.' }],
  does: ['Give the menu again in a Drawer for narrow screens.'],
  donts: ['Put a second `main` inside.'],
  arabic: ['A vertical menu stands at the right.'],
};
