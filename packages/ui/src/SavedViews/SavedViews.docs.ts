import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Ways to look at a list that somebody has kept under a name, each one step away.',
  use: ['In the Popover of a list’s “Views”, once for one’s own and once for those of others.'],
  avoid: [
    'For the states of a list: use StateTabs.',
    'For what narrows the list now: use FilterBar.',
    'For places of the product: use NavMenu.',
  ],
  anatomy: [
    { part: 'Title', what: 'Whose views these are.' },
    { part: 'View', what: 'Its name, and below it whose it is or who sees it; opens the list as it was kept.' },
    { part: 'Tick', what: 'Marks the view that is shown now.' },
    { part: 'Actions', what: 'An IconButton with the Menu of what can be done with the view.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from view to view, and to the actions of each.' },
    { keys: 'Enter · Space', does: 'Opens the view, or its menu.' },
  ],
  does: ['Mark the view that is shown.', 'Name the actions after their view: “Actions of Riyadh, this week”.'],
  donts: ['Cut a name off: it wraps.', 'Leave out an empty group’s reason: say beside it how a view is kept.'],
  arabic: ['Names are isolated: a view named in English reads rightly among Arabic ones, and starts at the right.'],
};
