import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Which columns of a list are seen, in which order, and which stay in sight.',
  use: ['As the content of a Popover at the head of a Table.'],
  avoid: ['To hide data for everybody: that is a matter of permissions.'],
  anatomy: [
    { part: 'Grip', what: 'Drags the column by mouse, pen or finger.' },
    { part: 'Box', what: 'Shows or hides the column.' },
    { part: 'Arrows', what: 'Move the column by one place; they keep the focus at the ends.' },
    { part: 'Pin', what: 'Keeps the column in sight when the table is scrolled sideways.' },
    { part: 'Reset', what: 'Gives back the columns as they were at first.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through boxes, arrows and pins.' },
    { keys: 'Space', does: 'Ticks a box or presses a button.' },
    { keys: 'Enter', does: 'Presses an arrow, a pin or the reset.' },
  ],
  does: [
    'Mark the column that names the record as `isFixed`: it stays shown, and nothing moves past it.',
    'Keep the choice per person.',
  ],
  donts: ['Leave dragging as the only way.'],
  arabic: ['Each move is announced with place and total in the page’s language.'],
};
