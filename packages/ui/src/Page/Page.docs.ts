import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One screen’s content with its only `h1`.',
  use: ['Once in each screen, inside the Frame.'],
  avoid: ['For a part of a screen: use Stack with a Heading.'],
  anatomy: [
    { part: 'Breadcrumbs', what: 'Where the page lies.' },
    { part: 'Title', what: 'The heading, which takes the focus after navigation.' },
    { part: 'Chips', what: 'The states of what is shown, beside the title.' },
    { part: 'Actions', what: 'One primary, others quiet.' },
    { part: 'Content', what: 'As wide as its kind: `list`, `form` or `reading`.' },
  ],
  keyboard: [],
  does: ['Title it with the name of the thing, not with “Details”.'],
  donts: ['Have two primary actions.'],
  arabic: ['Title at the right, actions at the left; both wrap on a phone.'],
};
