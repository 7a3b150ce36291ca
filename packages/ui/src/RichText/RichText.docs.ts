import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Shows a text with headings, lists and links to be read.',
  use: ['For what `RichTextEditor` has written, such as the description of a job.'],
  avoid: ['For words without marks: use Text.', 'For HTML of another source: only the allow-list is shown.'],
  anatomy: [{ part: 'Text', what: 'Headings of the second level and below, lists, quotations, links and emphasis.' }],
  keyboard: [{ keys: 'Tab', does: 'Goes from link to link; each opens a page of its own.' }],
  does: ['Say in which language it is written.'],
  donts: ['Put it where a heading of the second level breaks the order of the page.'],
  arabic: ['Each block finds its own direction, so a paragraph in English stands right in an Arabic text.'],
};
