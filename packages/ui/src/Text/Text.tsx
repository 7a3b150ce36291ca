import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  /** The element that it is. */
  as?: 'p' | 'span' | 'div' | 'strong';
  /**
   * A step of the type scale.
   * @default as around it
   */
  size?: 'caption' | 'small' | 'body' | 'lead';
  /** Its colour, by meaning. */
  tone?: 'inherit' | 'muted' | 'positive' | 'attention' | 'critical';
  /**
   * How bold it is.
   * @default as around it
   */
  weight?: 'regular' | 'medium' | 'strong';
  /** Digits of equal width, for numbers below each other. */
  isTabular?: boolean;
  /** One line, cut with an ellipsis; give `title` as well, so that it can be read on. */
  isTruncated?: boolean;
  /** No wider than is comfortable to read. */
  isReading?: boolean;
  /** Shown by the browser on hover: the whole of a text that is cut. */
  title?: string;
  /** `auto` for what people wrote, whose direction isn't known. */
  dir?: 'auto';
  /** The language of the text, where it isn't the page's. */
  lang?: string;
  /** For what it names or describes by an `aria-` attribute. */
  id?: string;
  /** The text. */
  children: ReactNode;
}

/** Running text in one of the sizes of the scale; headings are `Heading`, fixed codes and numbers `Bidi`. */
export function Text({ as: Tag = 'p', title, dir, lang, id, children, ...look }: TextProps) {
  return (
    <Tag className={text(look)} title={title} dir={dir} lang={lang} id={id}>
      {children}
    </Tag>
  );
}
