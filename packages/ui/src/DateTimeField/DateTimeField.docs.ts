import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Takes a day and a time on the clock of one place, and keeps the instant in UTC.',
  use: ['For a meeting, a publication, a deadline with an hour.'],
  avoid: ['For a day without a time: use DateField.', 'For a length of time: use NumberField or Select.'],
  anatomy: [
    { part: 'Parts', what: 'Day, month, year, hour and minute on a clock of 24 hours.' },
    { part: 'Button', what: 'Opens the month; a day picked before its time is taken at nine in the morning.' },
    { part: 'Calendar switch', what: 'Below the month: Gregorian or Umm al-Qura, for all date fields at once.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters at the first part, goes from part to part, then to the button.' },
    { keys: 'Digits', does: 'Fill in a part and go on to the next one: a whole moment in one go.' },
    { keys: 'Up, Down', does: 'Step the part by one.' },
    { keys: 'Alt+Down', does: 'Opens the month; Escape closes it.' },
  ],
  does: ['Say in the description whose clock it is.', 'Load it lazily with the screen that shows it.'],
  donts: ['Do not use the zone of the browser: two persons would read two times for one meeting.'],
  arabic: ['The day stands before the time in reading order; figures are ASCII digits, left to right within a part.'],
};
