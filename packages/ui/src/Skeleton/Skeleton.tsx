import type { ReactNode } from 'react';
import { shapes } from './Skeleton.css.ts';

export interface SkeletonProps {
  /** What is going to stand here. */
  shape?: 'text' | 'title' | 'control' | 'panel' | 'circle' | 'code';
  /** Any CSS width; a text's usual length. */
  width?: string;
  /** What a control is going to contain: unseen, it gives the shape its width. */
  children?: ReactNode;
}

/** The shape of what is about to come, unseen by screen readers: `announce` what is loading when it takes long. */
export function Skeleton({ shape = 'text', width, children }: SkeletonProps) {
  return (
    <span aria-hidden className={shapes[shape]} style={{ inlineSize: width }}>
      {children}
    </span>
  );
}
