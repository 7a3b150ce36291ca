import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The records of a list: to read, compare, sort, select and open.',
  use: ['For lists of records, up to thousands of rows; from 100 up only those in sight are in the document.'],
  avoid: [
    'For the figures of a chart: use DataTable.',
    'For the facts of one record: use KeyValueList.',
    'For moving things through stages: use Board.',
  ],
  anatomy: [
    { part: 'Head', what: 'Names of columns, which sort, with an edge that resizes; stays in sight.' },
    { part: 'Boxes', what: 'One for each row and one for the page.' },
    { part: 'Row header', what: 'The column that names the record; one in each table.' },
    { part: 'Row actions', what: 'A menu at the end of the row, seen on hover and focus.' },
    { part: 'Cards', what: 'Take the place of rows where there is no room, with a choice of sorting above.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Leads into the table, to the cell last visited, and out again; in the head, on to the column’s edge.',
    },
    { keys: '↑ ↓ ← →', does: 'Go to the cell on that side.' },
    { keys: 'j · k', does: 'Go to the next or previous record.' },
    { keys: 'Home · End', does: 'Go to the first or last cell of the row; with Ctrl, of the table.' },
    { keys: 'Page Up · Page Down', does: 'Go ten rows up or down.' },
    { keys: 'x · Shift x', does: 'Select the row; everything from the row selected last to this one.' },
    { keys: 'Space', does: 'A closer look, where there is one; otherwise selects.' },
    { keys: 'Enter', does: 'Follows the cell’s link, or opens the record.' },
    { keys: 'e', does: 'Edits the record, where it can be.' },
    { keys: 'Shift F10', does: 'Opens the row’s menu.' },
    { keys: '← → on an edge', does: 'Make the column narrower or wider by 16 px.' },
  ],
  does: [
    'Keep `columns` and `rowActions` the same between renders, or every row renders again.',
    'Say `totalCount` where it is known, and `offset` from the second page on.',
    'Show Skeletons by `isLoading` on the first load, and leave the rows in place by `isRefreshing` later; with `isTurning` a line below the head says that other rows were asked for.',
  ],
  donts: ['Put more than one control into a cell.', 'Animate rows; only a change by somebody else glows once.'],
  arabic: [
    'Columns run from the right; the left and right arrows follow what is seen.',
    'Figures line up at the right of their column, ones under ones.',
    'Letters work by their place on the keyboard, also while typing Arabic.',
  ],
};
