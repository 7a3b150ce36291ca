/** What the inputs of a form or a dialog say of themselves. */
export const input = {
  inLanguage: { ar: '{{field}} in Arabic', en: '{{field}} in English' },
  addAs: 'Add “{{text}}”…',
  masked: {
    change: 'Change',
    changeOf: 'Change {{field}}',
    kept: 'Left empty, {{value}} stays as it is.',
  },
  richText: {
    toolbar: 'Text formatting',
    heading2: 'Heading',
    heading3: 'Subheading',
    heading4: 'Small heading',
    strong: 'Strong',
    em: 'Emphasis',
    bulletList: 'Bulleted list',
    numberedList: 'Numbered list',
    quote: 'Quotation',
    link: 'Link',
    linkAddress: 'Address',
    linkRefused: 'Write the address of a page that begins with https, or an e-mail address',
    removeLink: 'Remove the link',
    undo: 'Undo',
    redo: 'Redo',
  },
};
