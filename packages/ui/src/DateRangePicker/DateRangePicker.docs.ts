import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Takes a first and a last day in one field, in the Gregorian or the Umm al-Qura calendar.',
  use: ['For a period whose both ends are known: the days of a report, of a leave.'],
  avoid: [
    'Where an end may stay open: use two DateFields.',
    'To narrow a list: use DateRangeFilter, which costs nothing to load.',
  ],
  anatomy: [
    { part: 'First day, last day', what: 'Each typed part by part; the value is given when both are whole.' },
    { part: 'Button', what: 'Opens the month: the first press begins the period, the second one ends it.' },
    { part: 'Calendar switch', what: 'Below the month: Gregorian or Umm al-Qura, for all date fields at once.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through the parts of the first day, of the last day, then to the button.' },
    { keys: 'Digits', does: 'Fill in a part and go on to the next one, from the first day to the last.' },
    { keys: 'Alt+Down', does: 'Opens the month; Escape closes it.' },
    { keys: 'Enter', does: 'In the month: begins the period at the focused day, then ends it.' },
  ],
  does: ['Offer common periods beside it, such as this month.', 'Load it lazily with the screen that shows it.'],
  donts: ['Do not answer before both days are there.'],
  arabic: ['The first day stands at the right; the period grows to the left in the month, too.'],
};
