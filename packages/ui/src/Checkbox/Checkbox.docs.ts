import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Yes or no, taking effect when the form is saved.',
  use: [
    'For one agreement or option in a form.',
    'With `isIndeterminate` where it stands for several of which only some are chosen.',
  ],
  avoid: [
    'For what takes effect at once: use Switch.',
    'For several of one question: use CheckboxGroup.',
    'For two opposites that both need a name: use RadioGroup.',
  ],
  anatomy: [
    { part: 'Box', what: 'A native check box; its target is 24 px, higher for a finger.' },
    { part: 'Label', what: 'Says what is true when the box is ticked; a press on it toggles.' },
    { part: 'Description', what: 'What follows from it.' },
    { part: 'Error', what: 'Below, with an icon; marks the box invalid.' },
  ],
  keyboard: [{ keys: 'Space', does: 'Toggles.' }],
  does: ['Word the label positively: “Notify members”.'],
  donts: ['Negate the label: “Don’t notify”.', 'Tick an agreement beforehand.'],
  arabic: ['The box stands at the right of its label.'],
};
