import type { ComponentDocs } from '../private/docs/component-docs.ts';

export const docs: ComponentDocs = {
  purpose: 'Takes a text with headings, lists, links and quotations, in Arabic, English or both.',
  use: ['For a text that outsiders read and that needs a shape.'],
  avoid: [
    'For plain paragraphs: use TextArea, which costs nothing to load.',
    'To show such a text: write its HTML into the page after the server has checked it.',
  ],
  anatomy: [
    { part: 'Label', what: 'Names the text; "optional" stands beside it unless the field is required.' },
    { part: 'Toolbar', what: 'Headings, strong, emphasis, link, lists, quotation, undo and redo; one stop for Tab.' },
    { part: 'Text', what: 'Grows with what is written, up to 24 lines; each block finds its own direction.' },
    { part: 'Link', what: 'Asks for the address of a page or an e-mail address; others are refused.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Enters the toolbar, then the text, then leaves.' },
    { keys: 'Arrows', does: 'In the toolbar: from button to button.' },
    { keys: 'Alt+F10', does: 'From the text to the toolbar.' },
    { keys: 'Escape', does: 'From the toolbar back to where the caret was.' },
    { keys: 'Ctrl+B, Ctrl+I', does: 'Strong, emphasis.' },
    { keys: 'Ctrl+K', does: 'Asks for a link.' },
    { keys: 'Ctrl+Z, Ctrl+Y', does: 'Undo, redo.' },
  ],
  does: [
    'Load it lazily with the screen that shows it.',
    'Check the HTML against the same allow-list on the server: a request can be made without this editor.',
  ],
  donts: [
    'Do not paste around it: colours, fonts, images and tables are dropped on purpose.',
    'Do not use it for a name, a note or a reason.',
  ],
  arabic: [
    'Every block has dir="auto": an English paragraph in an Arabic text stands at the left, and the other way round.',
    'Emphasis is a dotted underline: Arabic has no italics.',
    'Icons that show lines or a way back are mirrored; figures and letters are not.',
  ],
};
