import { createElement, Fragment, type ReactNode } from 'react';
import { richText } from './RichText.css.ts';
import { type RichPiece, richTextTree } from './rich-text-tree.ts';

export interface RichTextProps {
  /** HTML as `RichTextEditor` gives it; what else is in it is dropped, and its words stay. */
  value: string;
  /** The language that it is written in. */
  lang?: 'ar' | 'en';
}

/** A text with headings, lists and links, to be read. To write one use `RichTextEditor`. */
export function RichText({ value, lang }: RichTextProps) {
  return (
    <div className={richText} lang={lang} dir="auto">
      {drawn(richTextTree(value))}
    </div>
  );
}

function drawn(pieces: readonly RichPiece[]): ReactNode {
  return pieces.map((piece, index) => {
    // oxlint-disable-next-line react/no-array-index-key -- pieces of a text have no identity
    if (typeof piece === 'string') return <Fragment key={index}>{piece}</Fragment>;
    const { name, attributes, inside } = piece;
    const own = name === 'a' ? { ...attributes, rel: 'noopener noreferrer', target: '_blank' } : attributes;
    return name === 'br'
      ? createElement(name, { key: index })
      : createElement(name, { key: index, ...own }, drawn(inside));
  });
}
