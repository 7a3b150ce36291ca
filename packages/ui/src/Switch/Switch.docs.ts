import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'On or off, taking effect at once.',
  use: ['For settings that are kept as soon as they are changed.'],
  avoid: ['For an answer that is saved with a form: use Checkbox.', 'For two named choices: use RadioGroup.'],
  anatomy: [
    { part: 'Track', what: 'A native check box with the role `switch`.' },
    { part: 'Label', what: 'Says what is on; a press on it toggles.' },
    { part: 'Description', what: 'What follows from it.' },
    { part: 'Error', what: 'Why it couldn’t be changed.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Toggles.' }],
  does: ['Turn it back and say why, when the server refuses.'],
  donts: ['Add “On” and “Off” beside it.', 'Ask for saving afterwards.'],
  arabic: ['The knob moves from the right to the left when it is turned on.'],
};
