import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Takes a Saudi national id or residence number and keeps it from the eyes of bystanders.',
  use: ['For the ten-digit number of a person in a form, whether the page holds it or only its mask.'],
  avoid: [
    'To show the number of a record: show the mask that the server sent, in Bidi.',
    'For numbers that are not personal: use TextField or NumberField.',
  ],
  anatomy: [
    { part: 'Input', what: 'The mask with the last four digits, or the digits while they may be read.' },
    { part: 'Button', what: 'Asks the app to show or hide the number; absent while there is nothing to hide.' },
    { part: 'Error', what: 'The message of the app, or its own when the check digit disagrees.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes from the input to its button and on; leaving masks what was typed.' },
    { keys: 'Enter or Space', does: 'On the button: asks the app to show or hide the number.' },
  ],
  does: [
    'Let the app decide in onRevealedChange: ask for a reason, record the look, hide the number after a while.',
    'Keep only the mask in the page until the person asks.',
  ],
  donts: [
    'Do not put the digits into a title, an address or a log.',
    'Do not set isRevealed from the start because the value is known.',
  ],
  arabic: [
    'Arabic-Indic and Persian digits are taken and shown as ASCII digits.',
    'The number reads left to right; its button stands at the right of it in both directions.',
  ],
};
