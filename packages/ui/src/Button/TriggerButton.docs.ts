import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Opens the menu or popover of the trigger around it.',
  use: ['Inside a MenuTrigger, or as the `trigger` of a Popover.'],
  avoid: ['Everywhere else: use Button, which is much lighter.', 'For an icon alone: use IconButton.'],
  anatomy: [
    { part: 'Icon', what: 'Before the label, where it tells triggers apart.' },
    { part: 'Label', what: 'What it opens: “Actions”, “Columns”.' },
  ],
  keyboard: [
    { keys: 'Enter · Space', does: 'Opens what belongs to it, and closes it again.' },
    { keys: '↓ ↑', does: 'Of a menu: opens it at its first or last item.' },
  ],
  does: ['Leave `aria-expanded` and `aria-haspopup` to the trigger around it.'],
  donts: ['Let it do anything besides opening.'],
  arabic: ['What it opens lines up with its right edge.'],
};
