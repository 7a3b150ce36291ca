import type { ReactNode } from 'react';
import type { Referable } from '../resource-types.ts';
import { NamedFace } from './RecordFace.tsx';

interface Offered {
  label: string;
  image?: string | null;
}

/** Records that are offered for choice, each with its picture before the name. */
export const withFaces = <O extends Offered>(
  resource: Referable,
  options: readonly O[],
): (O & { start: ReactNode })[] =>
  options.map((option) => ({
    ...option,
    start: <NamedFace resource={resource} name={option.label} image={option.image} />,
  }));
