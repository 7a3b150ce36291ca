import type { ReactNode } from 'react';
import type { Space } from '../theme/rules/spaces.ts';
import { columns } from './Columns.css.ts';

export interface ColumnsProps {
  /** How many stand beside each other on a wide screen. */
  count?: 2 | 3 | 4;
  /** The distance between them. */
  gap?: Space;
  /** One child to a column. */
  children: ReactNode;
}

/** Columns of equal width that become one on a narrow screen; for things of their own width use `Inline`. */
export function Columns({ count, gap, children }: ColumnsProps) {
  return <div className={columns({ count, gap })}>{children}</div>;
}
