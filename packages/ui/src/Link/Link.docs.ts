import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Goes to another screen or site.',
  use: ['In text, tables and breadcrumbs.', '`LinkButton` for a screen’s main way on: “Add an article”.'],
  avoid: ['For what changes something: use Button.'],
  anatomy: [
    {
      part: 'Link',
      what: 'Words that say where it goes; `action` in the accent, `text` in a table’s first column, `muted` in breadcrumbs.',
    },
    {
      part: 'Anchor',
      what: 'A link without a look, for what looks like nothing else: the whole of a card, a row’s first cell.',
    },
  ],
  keyboard: [{ keys: 'Enter', does: 'Follows it.' }],
  does: [
    'Set `isUnderlined` inside running text, where colour alone wouldn’t tell a link.',
    'Leave new tabs to the reader: Ctrl and ⌘ work.',
  ],
  donts: ['Write “click here”.', 'Use it without an address.'],
  arabic: ['Underlines keep clear of the letters’ dots by an offset.'],
};
