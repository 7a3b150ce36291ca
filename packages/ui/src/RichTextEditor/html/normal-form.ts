import { LinkNode } from '@lexical/link';
import { $createListItemNode, $isListNode, ListItemNode, ListNode } from '@lexical/list';
import { HeadingNode, type HeadingTagType, QuoteNode } from '@lexical/rich-text';
import { $unwrapNode } from '@lexical/utils';
import {
  type ElementNode,
  type HTMLConfig,
  IS_BOLD,
  IS_ITALIC,
  type LexicalEditor,
  mergeRegister,
  ParagraphNode,
  TextNode,
} from 'lexical';
import { allowedHref } from './href.ts';

/** All that a text can consist of, besides paragraphs, text and line breaks. */
export const richNodes = [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode];

const inline = 'b, strong, i, em, u, s, span, font, small, code, mark, bdi, br, img';

/** How HTML is read where the nodes' own way isn't ours: what leads nowhere, or has blocks in it, is no link, and its words stay. */
export const htmlReading: HTMLConfig = {
  import: {
    a: (anchor) => {
      const isLink =
        allowedHref(anchor.getAttribute('href') ?? '') !== null && !anchor.querySelector(`:not(${inline})`);
      return isLink ? null : { conversion: () => ({ node: null }), priority: 4 };
    },
  },
};

const nearestHeading: Partial<Record<HeadingTagType, HeadingTagType>> = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Brings whatever enters a text, by keyboard, clipboard or drop, into the form that its HTML can say. */
export function keepNormalForm(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerNodeTransform(TextNode, (text) => {
      const format = text.getFormat() & (IS_BOLD | IS_ITALIC);
      if (format !== text.getFormat()) text.setFormat(format);
      if (text.getStyle() !== '') text.setStyle('');
    }),
    editor.registerNodeTransform(ParagraphNode, unformat),
    editor.registerNodeTransform(QuoteNode, unformat),
    editor.registerNodeTransform(HeadingNode, (heading) => {
      unformat(heading);
      const tag = nearestHeading[heading.getTag()];
      if (tag) heading.setTag(tag);
    }),
    editor.registerNodeTransform(ListNode, (list) => {
      if (list.isEmpty()) return list.remove();
      if (list.getStart() !== 1) list.setStart(1);
      if (list.getListType() !== 'check') return;
      list.setListType('bullet');
      // Now of one kind, the two may become one.
      list.getPreviousSibling()?.markDirty();
    }),
    editor.registerNodeTransform(ListItemNode, separate),
    editor.registerNodeTransform(LinkNode, (link) => {
      const href = allowedHref(link.getURL());
      if (href === null || link.getTextContent().trim() === '') {
        $unwrapNode(link);
        return;
      }
      if (href !== link.getURL()) link.setURL(href);
      if (link.getRel() !== null) link.setRel(null);
      if (link.getTarget() !== null) link.setTarget(null);
      if (link.getTitle() !== null) link.setTitle(null);
    }),
  );
}

/** A list inside a list is an item of its own, its words another one before it. */
function separate(item: ListItemNode): void {
  const [lists, words] = [
    item.getChildren().filter($isListNode),
    item.getChildren().filter((one) => !$isListNode(one)),
  ];
  const [, ...others] = lists;
  if (lists.length > 0 && words.length > 0) item.insertBefore($createListItemNode().append(...words));
  for (const list of others.toReversed()) item.insertAfter($createListItemNode().append(list));
}

function unformat(block: ElementNode): void {
  if (block.getFormat() !== 0) block.setFormat('');
  if (block.getIndent() !== 0) block.setIndent(0);
}
