import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Tries again what has failed.',
  use: ['As the action of an ErrorState or a Banner.', 'Beside a line that says what could not be loaded.'],
  avoid: ['To send something once more on purpose: name what is sent, with a Button.'],
  anatomy: [{ part: 'Label', what: 'Always the same words, which the component brings.' }],
  keyboard: [{ keys: 'Enter · Space', does: 'Tries again.' }],
  does: [
    'Stand in the section, dialog or form that it is about: when it goes, the focus stays there.',
    'Set `isPending` while it is under way.',
  ],
  donts: ['Leave it alone on the page without a word about what failed.'],
  arabic: ['Says إعادة المحاولة, a noun, as the other buttons do.'],
};
