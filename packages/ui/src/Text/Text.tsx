import type { ReactNode } from 'react';
import { text } from './Text.css.ts';

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong';
  size?: 'caption' | 'small' | 'body' | 'lead';
  tone?: 'inherit' | 'muted' | 'positive' | 'attention' | 'critical';
  weight?: 'regular' | 'medium' | 'strong';
  isTabular?: boolean;
  /** One line, cut with an ellipsis; give `title` as well, so that it can be read on. */
  isTruncated?: boolean;
  isReading?: boolean;
  title?: string;
  /** `auto` for what people wrote, whose direction isn't known. */
  dir?: 'auto';
  lang?: string;
  id?: string;
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
