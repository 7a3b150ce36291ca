import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDonts, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One record found by typing.',
  use: [
    'For a choice out of many, which the server searches.',
    'Where namesakes are told apart by a second line, `note`.',
    'With `creation` where what is missing can be made without leaving the form.',
  ],
  avoid: [
    'For up to about thirty known choices: use Select.',
    'For several records: use TagField.',
    'To filter a list by words: use SearchField.',
  ],
  anatomy: [
    ...fieldAnatomy('A search box that shows what is chosen, with a button that opens the list.'),
    { part: 'List', what: 'What was found, in the order given; says when it is loading and when nothing was found.' },
    { part: 'Creation', what: 'After what was found: makes a record of what was typed.' },
  ],
  keyboard: [
    { keys: 'Letters', does: 'Search; the caller answers with `items`.' },
    { keys: '↓ ↑', does: 'Open the list and go through it.' },
    { keys: 'Enter', does: 'Takes the option that has the focus.' },
    { keys: 'Escape', does: 'Closes the list; the text goes back to what is chosen.' },
  ],
  does: [...fieldDos, 'Wait a moment after a keystroke before asking the server.', 'Set `isLoading` while asking.'],
  donts: [...fieldDonts, 'Filter again what the server has found: other spellings would be lost.'],
  arabic: ['Text and options find their own direction, so that Arabic and Latin names may stand together.'],
};
