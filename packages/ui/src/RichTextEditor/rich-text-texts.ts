/** What the editor says by itself, in the page's language. */
export interface RichTextTexts {
  toolbar: string;
  heading2: string;
  heading3: string;
  heading4: string;
  strong: string;
  em: string;
  bulletList: string;
  numberedList: string;
  quote: string;
  link: string;
  linkAddress: string;
  linkRefused: string;
  removeLink: string;
  undo: string;
  redo: string;
}
