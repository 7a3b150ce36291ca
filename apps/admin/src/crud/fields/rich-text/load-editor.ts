/** The editor is the heaviest of all inputs, and a chunk of its own. */
export const loadEditor = () => import('@diwan/ui/RichTextEditor/RichTextEditor');
