import type { ReactNode } from 'react';
import type { Space } from '../theme/spaces.ts';
import { columns } from './Columns.css.ts';

export interface ColumnsProps {
  count?: 2 | 3 | 4;
  gap?: Space;
  children: ReactNode;
}

/** Columns of equal width that become one on a narrow screen; for things of their own width use `Inline`. */
export function Columns({ count, gap, children }: ColumnsProps) {
  return <div className={columns({ count, gap })}>{children}</div>;
}
