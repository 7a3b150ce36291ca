import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Actions and links that open from a button.',
  use: ['For a row’s or a record’s further actions.', 'With a MenuSection for each group, deletions last.'],
  avoid: [
    'For choosing a value: use Select.',
    'For one or two actions that have room: use Button.',
    'For the places of the product: use NavMenu.',
  ],
  anatomy: [
    { part: 'Trigger', what: 'A TriggerButton or IconButton inside a MenuTrigger.' },
    { part: 'MenuSection', what: 'Items that belong together, with or without a title.' },
    { part: 'MenuItem', what: 'Icon, words and a second line; a blocked one says why and stays reachable.' },
  ],
  keyboard: [
    { keys: 'Enter · Space · ↓', does: 'Opens it with the focus on the first item; ↑ on the last.' },
    { keys: '↓ ↑', does: 'Go through the items and around.' },
    { keys: 'Home · End', does: 'Go to the first or last item.' },
    { keys: 'Letters', does: 'Go to the item that begins so.' },
    { keys: 'Enter · Space', does: 'Does it, and gives the focus back.' },
    { keys: 'Escape', does: 'Closes it, and gives the focus back.' },
  ],
  does: ['End a verb that asks first with three dots.', 'Give a blocked item its `disabledReason`.'],
  donts: ['Open menus from menus.', 'Hide the only way to an important action in it.'],
  arabic: ['Opens at the trigger’s right edge for `bottom start`; icons stand at the right.'],
};
