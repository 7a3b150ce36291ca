import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'An action known well enough to be shown by an icon alone.',
  use: [
    'In bars and rows: refresh, more, close.',
    'As the trigger of a Menu or Popover.',
    'With `isPressed` for what stays on or off, such as a star.',
  ],
  avoid: ['Where a word has room: use Button.', 'For a deletion as the only thing that names it.'],
  anatomy: [
    { part: 'Icon', what: '16 or 20 px, drawn for the eye only.' },
    { part: 'Name', what: 'Its label to a screen reader, and its tooltip after half a second or on focus.' },
    { part: 'Reason', what: 'With `disabledReason` it stays reachable and says why it can’t be used.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Leads to it and shows the tooltip.' },
    { keys: 'Enter · Space', does: 'Presses it.' },
    { keys: 'Escape', does: 'Hides the tooltip.' },
  ],
  does: [
    'Name the object where several stand in a list: “More about Sara”.',
    'Prefer `disabledReason` to `isDisabled`.',
  ],
  donts: ['Invent icons; use one that people know.'],
  arabic: ['Mirror an icon only where direction is meant: back and forward, not a clock or a tick.'],
};
