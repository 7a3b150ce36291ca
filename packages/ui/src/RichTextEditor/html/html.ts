import { $generateNodesFromDOM } from '@lexical/html';
import { $isLinkNode } from '@lexical/link';
import { $isListNode, type ListNode } from '@lexical/list';
import { $isHeadingNode, $isQuoteNode } from '@lexical/rich-text';
import {
  $createParagraphNode,
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  type TextNode,
} from 'lexical';
import { parseHtml } from './parse-html.ts';

/** Puts what the HTML says in place of the text; what a text can't consist of is dropped, its words stay. */
export function $readHtml(editor: LexicalEditor, html: string): void {
  const root = $getRoot().clear();
  let paragraph: ElementNode | null = null;
  for (const node of $generateNodesFromDOM(editor, parseHtml(html))) {
    if ($isElementNode(node) && !node.isInline()) {
      root.append(node);
      paragraph = null;
    } else {
      paragraph ??= $createParagraphNode();
      root.append(paragraph.append(node));
    }
  }
  if (root.isEmpty()) root.append($createParagraphNode());
}

/** The text as HTML of p, h2–h4, ul, ol, li, blockquote, a, strong, em and br; nothing where nothing is written. */
export function $writeHtml(): string {
  const root = $getRoot();
  if (root.getTextContent().trim() === '') return '';
  return root
    .getChildren()
    .map((block) => ($isElementNode(block) ? $block(block, 'auto') : ''))
    .join('');
}

function $block(block: ElementNode, inherited: 'auto' | null): string {
  const name = $nameOf(block);
  const dir = block.getDirection() ?? inherited;
  const content = $isListNode(block) ? $items(block) : ended($content(block));
  return `<${name}${dir ? ` dir="${dir}"` : ''}>${content}</${name}>`;
}

function $nameOf(block: ElementNode): string {
  if ($isHeadingNode(block) || $isListNode(block)) return block.getTag();
  return $isQuoteNode(block) ? 'blockquote' : 'p';
}

/** A list inside a list is an item of its own here; in HTML it belongs to the item before it. */
function $items(list: ListNode): string {
  const items: string[] = [];
  for (const item of list.getChildren()) {
    if (!$isElementNode(item)) continue;
    const nested = item.getFirstChild();
    // An item above a list of its own has a line, also where nothing is written in it.
    items.push($isListNode(nested) ? (items.pop() || '<br>') + $block(nested, null) : $content(item));
  }
  return items.map((content) => `<li>${ended(content)}</li>`).join('');
}

function $content(parent: ElementNode): string {
  const content = parent.getChildren().map($inline).join('');
  // What goes on from one piece to the next is said once.
  return content.replaceAll('</strong><strong>', '').replaceAll('</em><em>', '');
}

/** The last break of a block is not seen: a second one makes it seen. */
function ended(content: string): string {
  return content.endsWith('<br>') ? `${content}<br>` : content;
}

function $inline(node: LexicalNode): string {
  if ($isLineBreakNode(node)) return '<br>';
  if ($isTextNode(node)) return $words(node);
  if (!$isElementNode(node)) return '';
  return $isLinkNode(node) ? `<a href="${escaped(node.getURL())}">${$content(node)}</a>` : $content(node);
}

function $words(text: TextNode): string {
  const words = escaped(text.getTextContent());
  // Spaces alone can't be emphasised, and are dropped at the edges of a block.
  if (text.getTextContent().trim() === '') return words;
  const emphasised = text.hasFormat('italic') ? `<em>${words}</em>` : words;
  return text.hasFormat('bold') ? `<strong>${emphasised}</strong>` : emphasised;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', '\u00a0': '&nbsp;' };

function escaped(text: string): string {
  return text.replace(/[&<>"\u00a0]/g, (character) => entities[character] ?? '');
}
