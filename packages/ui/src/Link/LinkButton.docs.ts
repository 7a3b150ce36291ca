import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'A link that looks like a button, for a screen’s main way on.',
  use: ['For “Add an article” at the head of a list.', 'In an EmptyState that leads elsewhere.'],
  avoid: ['For what changes something: use Button.', 'Inside text and tables: use Link.'],
  anatomy: [
    { part: 'Icon', what: 'Before the words, where it tells ways apart.' },
    { part: 'Words', what: 'Where it goes, or what one does there.' },
  ],
  keyboard: [{ keys: 'Enter', does: 'Follows it.' }],
  does: ['Leave new tabs to the reader: Ctrl and ⌘ work, as on every link.'],
  donts: ['Submit a form with it.'],
  arabic: ['Icon and words follow the direction.'],
};
