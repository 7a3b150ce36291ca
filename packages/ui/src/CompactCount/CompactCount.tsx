import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { compactCount } from './compact-count.ts';

export interface CompactCountProps {
  /** The number; from a thousand up it is shortened and stands in full in its title. */
  value: number;
}

/** A count that may be short; the exact number is its tooltip and what a screen reader says. */
export function CompactCount({ value }: CompactCountProps) {
  const shown = compactCount(value);
  if (shown === String(value)) return <bdi dir="ltr">{value}</bdi>;
  return (
    <bdi dir="ltr" title={String(value)}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{value}</VisuallyHidden>
    </bdi>
  );
}
