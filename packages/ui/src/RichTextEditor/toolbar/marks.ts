import { LinkNode } from '@lexical/link';
import { ListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import { $getNearestNodeOfType } from '@lexical/utils';
import { $getSelection, $isRangeSelection, type LexicalNode } from 'lexical';

export type Block = 'p' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol' | 'blockquote';

/** What the words at the caret are. */
export interface Marks {
  block: Block;
  isStrong: boolean;
  isEm: boolean;
  href: string | null;
}

export const noMarks: Marks = { block: 'p', isStrong: false, isEm: false, href: null };

export function $marks(): Marks {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return noMarks;
  const node = selection.anchor.getNode();
  return {
    block: $blockOf(node),
    isStrong: selection.hasFormat('bold'),
    isEm: selection.hasFormat('italic'),
    href: $getNearestNodeOfType(node, LinkNode)?.getURL() ?? null,
  };
}

function $blockOf(node: LexicalNode): Block {
  const list = $getNearestNodeOfType(node, ListNode);
  if (list) return list.getTag();
  const block = node.getTopLevelElement();
  if ($isHeadingNode(block)) return block.getTag() as Block;
  return $isQuoteNode(block) ? 'blockquote' : 'p';
}
