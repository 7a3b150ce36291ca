import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The lines of a sheet that is printed, such as those of an invoice.',
  use: ['On a sheet that looks on the screen as it comes out of the printer.'],
  avoid: [
    'For figures that are read on the screen alone: use DataTable.',
    'For records that one works with: use Table.',
  ],
  anatomy: [
    { part: 'Head', what: 'May say the same in two languages, one beneath the other.' },
    { part: 'Row', what: 'Its first cell names it and may take several lines, the others are figures.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to the table, so that it can be scrolled.' },
    { keys: '← →', does: 'Scroll it where it is wider than its sheet.' },
  ],
  does: ['Name the language of each part of a heading in two languages.', 'Isolate figures with `<bdi dir="ltr">`.'],
  donts: ['Put anything into it that one acts with: on paper there is nothing to press.'],
  arabic: ['Columns run from the right; figures stand at the left of theirs.'],
};
