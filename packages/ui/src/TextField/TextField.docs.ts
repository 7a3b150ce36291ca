import type { ComponentDocs } from '../private/docs/component-docs.ts';
import { fieldAnatomy, fieldDonts, fieldDos } from '../private/docs/field-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'One line of text.',
  use: ['For names, titles, e-mail addresses and links.', 'With `type` and `autoComplete`, so that the browser helps.'],
  avoid: [
    'For figures: use NumberField or MoneyField.',
    'For a mobile number: use PhoneField.',
    'For text in two languages: use LocalizedTextField.',
    'For several lines: use TextArea.',
  ],
  anatomy: [
    ...fieldAnatomy('A native input.'),
    { part: 'Suffix', what: 'What always follows the text, inside the box.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Submits the form around it.' }],
  does: [
    ...fieldDos,
    'Use `isReadOnly` for what can be copied and not changed, `isDisabled` for what doesn’t apply now.',
  ],
  donts: [...fieldDonts, 'Cut off what is pasted without saying so.'],
  arabic: [
    'Free text finds its own direction; e-mail, links and phone numbers stay left to right, at the right of the box.',
  ],
};
