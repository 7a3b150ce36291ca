import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Takes one time of day, on a 24-hour clock, without a day and without a zone.',
  use: ['For what happens at the same time each day, such as when a place opens.', 'Beside a day that is asked apart.'],
  avoid: [
    'For a moment, a day with a time: use DateTimeField, which knows the zone.',
    'For how long something takes: use DurationField.',
  ],
  anatomy: fieldAnatomy('Hour and minute, each typed or stepped by itself.'),
  keyboard: [
    { keys: 'Tab · ← →', does: 'Go from part to part.' },
    { keys: 'Digits', does: 'Fill in a part and go on to the next one.' },
    { keys: '↑ ↓', does: 'Step the part by one; an empty one begins at `startsAt`.' },
    { keys: 'Page Up · Page Down', does: 'Step further: two hours, fifteen minutes.' },
    { keys: 'Backspace', does: 'Empties the part.' },
  ],
  does: [
    ...fieldDos,
    'Say in the description whose clock is meant where it isn’t the reader’s own.',
    'Load it lazily with the screen that shows it: its code is heavy.',
  ],
  donts: ['Make up a day for the value: it has none.'],
  arabic: [
    'The hour stays at the left of the minute, as times are written; the field stands where the page’s lines begin.',
    'Figures are ASCII digits, and Arabic digits can be typed.',
  ],
};
