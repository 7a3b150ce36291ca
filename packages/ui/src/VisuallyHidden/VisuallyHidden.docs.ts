import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Text for screen readers alone.',
  use: ['For a name that the eye gets from the place: the exact number behind “1.5k”.'],
  avoid: [
    'For what sighted people need too: write it.',
    'For the name of a control: use its `aria-label`.',
    'For what changes: use Announcer.',
  ],
  anatomy: [{ part: 'Text', what: 'In the document and in the reading order, but without a picture.' }],
  keyboard: [],
  does: ['Keep it short and in the page’s language.'],
  donts: ['Put anything into it that can take the focus.'],
  arabic: ['Stays in place in both directions; nothing is thrown off the screen, so the page doesn’t scroll sideways.'],
};
