import { shapes } from './Skeleton.css.ts';

export interface SkeletonProps {
  shape?: 'text' | 'title' | 'control' | 'panel' | 'circle';
  /** Any CSS width; a text's usual length. */
  width?: string;
}

/** The shape of what is about to come, unseen by screen readers: `announce` what is loading when it takes long. */
export function Skeleton({ shape = 'text', width }: SkeletonProps) {
  return <span aria-hidden className={shapes[shape]} style={{ inlineSize: width }} />;
}
