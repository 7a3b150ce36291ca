import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Takes one day, in the Gregorian or the Umm al-Qura calendar, and keeps it Gregorian.',
  use: ['For a day without a time, such as a last day or a birthday.', 'Where staff read papers in both calendars.'],
  avoid: [
    'For a day with a time: use DateTimeField.',
    'For a first and a last day: use DateRangePicker.',
    'For a year alone: use YearPicker.',
  ],
  anatomy: [
    { part: 'Parts', what: 'Day, month and year, each typed or stepped by itself, in the order of the language.' },
    { part: 'Button', what: 'Opens the month to pick a day from.' },
    { part: 'Calendar switch', what: 'Below the month: Gregorian or Umm al-Qura, for all date fields at once.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters at the first part, goes from part to part, then to the button.' },
    { keys: 'Digits', does: 'Fill in a part and go on to the next one.' },
    { keys: 'Up, Down', does: 'Step the part by one.' },
    { keys: 'Backspace', does: 'Empties the part.' },
    { keys: 'Alt+Down', does: 'Opens the month; Escape closes it.' },
    { keys: 'Arrows, Page Up, Page Down', does: 'In the month: a day, a week, a month.' },
  ],
  does: [
    'Load it lazily with the screen that shows it: its code is heavy.',
    'Let the person choose the calendar; the value and what is stored do not change.',
  ],
  donts: ['Do not store the Hijri date beside the Gregorian one: they are the same day.'],
  arabic: [
    'The parts stand in the order of the language, and the month mirrors with the page; the week begins on Sunday.',
    'Months have their Arabic names in the popover, Hijri ones too; figures are ASCII digits.',
  ],
};
