import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Takes a Saudi IBAN, however it is written, and keeps it without spaces.',
  use: ['For the account number of a person or an organisation in a form.'],
  avoid: [
    'To show an IBAN: use Bidi, which isolates it inside Arabic.',
    'For other codes: use TextField with dir="ltr".',
  ],
  anatomy: [
    { part: 'Label', what: 'Names the account; "optional" stands beside it unless the field is required.' },
    { part: 'Input', what: 'The IBAN in groups of four, from left to right in both languages.' },
    { part: 'Error', what: 'The message of the app, or its own when the check digits disagree.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters and leaves the field; on leaving, the check digits are verified.' },
    { keys: 'Ctrl+V', does: 'Pastes an IBAN with any spaces, dashes, invisible marks or digits.' },
  ],
  does: [
    'Store the value as it is given: compact, ASCII, capitals.',
    'Validate again on the server: the field checks form and check digits, not that the account exists.',
  ],
  donts: ['Do not ask for the IBAN in parts.', 'Do not clear a wrong IBAN: the person corrects one character.'],
  arabic: [
    'Arabic-Indic and Persian digits are taken and shown as ASCII digits, as on bank papers.',
    'The code keeps its left-to-right order and stands at the right edge, where the lines of the page begin.',
  ],
};
