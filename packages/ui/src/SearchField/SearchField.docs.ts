import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'The search box of a list.',
  use: ['Above a list, with a `shortcut` that somebody listens to.'],
  avoid: ['To choose a record in a form: use ComboBox.', 'To go anywhere in the product: use CommandPalette.'],
  anatomy: [
    { part: 'Glass', what: 'Says to the eye that this searches.' },
    { part: 'Box', what: 'Named by its label, which is also its placeholder unless another is given.' },
    { part: 'Clear', what: 'Appears when something is typed.' },
    { part: 'Shortcut', what: 'The key that leads here, while the box is empty and not in use.' },
  ],
  keyboard: [{ keys: 'Escape', does: 'Empties the box; in an empty box it is left to what is around.' }],
  does: ['Wait a moment after a keystroke before asking the server.', 'Say how many were found.'],
  donts: ['Search only on Enter.', 'Forget what was typed when somebody comes back.'],
  arabic: ['The text finds its own direction; spellings with and without hamza are the server’s to match.'],
};
