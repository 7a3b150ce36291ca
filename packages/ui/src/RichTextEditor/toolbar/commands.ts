import { $createLinkNode, $toggleLink } from '@lexical/link';
import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND, REMOVE_LIST_COMMAND } from '@lexical/list';
import { $createHeadingNode, $createQuoteNode } from '@lexical/rich-text';
import { $setBlocksType } from '@lexical/selection';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  type ElementNode,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  REDO_COMMAND,
  SKIP_DOM_SELECTION_TAG,
  UNDO_COMMAND,
} from 'lexical';
import { $marks, type Block } from './marks.ts';

const make: Record<Exclude<Block, 'ul' | 'ol'>, () => ElementNode> = {
  p: $createParagraphNode,
  h2: () => $createHeadingNode('h2'),
  h3: () => $createHeadingNode('h3'),
  h4: () => $createHeadingNode('h4'),
  blockquote: () => $createQuoteNode(),
};
const listCommands = { ul: INSERT_UNORDERED_LIST_COMMAND, ol: INSERT_ORDERED_LIST_COMMAND };

/** What the toolbar does with the text. */
export interface RichTextCommands {
  /** Makes the chosen blocks this kind, or paragraphs where they are it already. */
  toggleBlock: (block: Block) => void;
  toggleFormat: (format: 'bold' | 'italic') => void;
  /** Leads the chosen words, or the address itself where none are chosen, to this page; null leads nowhere. */
  setLink: (href: string | null) => void;
  undo: () => void;
  redo: () => void;
}

export function commandsOf(editor: LexicalEditor): RichTextCommands {
  // The focus stays where the command came from: putting the selection into the page would bring it into the text.
  const change = (act: () => void) =>
    editor.update(
      () => {
        if ($getSelection() === null) $getRoot().selectEnd();
        act();
      },
      { tag: SKIP_DOM_SELECTION_TAG },
    );
  return {
    toggleBlock: (block) =>
      change(() => {
        const isIt = $marks().block === block;
        if (block === 'ul' || block === 'ol') {
          editor.dispatchCommand(isIt ? REMOVE_LIST_COMMAND : listCommands[block], undefined);
        } else {
          $setBlocksType($getSelection(), make[isIt ? 'p' : block]);
        }
      }),
    toggleFormat: (format) => change(() => void editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)),
    setLink: (href) =>
      change(() => {
        const selection = $getSelection();
        const hasWords = !$isRangeSelection(selection) || !selection.isCollapsed() || $marks().href !== null;
        if (href === null || hasWords) return $toggleLink(href, { rel: null });
        const link = $createLinkNode(href).append($createTextNode(href.replace(/^mailto:|^https:\/\/|\/$/g, '')));
        selection.insertNodes([link]);
        link.selectEnd();
      }),
    undo: () => void editor.dispatchCommand(UNDO_COMMAND, undefined),
    redo: () => void editor.dispatchCommand(REDO_COMMAND, undefined),
  };
}
