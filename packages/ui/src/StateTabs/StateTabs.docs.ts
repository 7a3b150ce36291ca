import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The states of a list as links with their counts.',
  use: ['Above a list whose records are in one of a few states.'],
  avoid: ['For the parts of one record: use Tabs.', 'For further narrowing: use FilterBar.'],
  anatomy: [
    { part: 'Tab', what: 'A link with a name and a count; the current one is marked for eye and screen reader.' },
    { part: 'Row', what: 'Scrolls sideways where there is no room, and shows the current tab.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from link to link.' },
    { keys: 'Enter', does: 'Goes to that state.' },
  ],
  does: ['Give counts as text in the page’s language, “10k+” where nobody has counted further.', 'Put “All” first.'],
  donts: ['Give them the role of tabs: they are places in the address.'],
  arabic: ['The first state is at the right.'],
};
