import type { News } from '@diwan/api-contract/resources/news';
import { StatusChip } from '@diwan/ui';
import type { ReactNode } from 'react';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';

/** In which languages news can be read; what is missing is seen first. */
export function languagesCell(languages: News['languages'], { t, format }: CellContext): ReactNode {
  const names = languages.map((language) => t(`languages.${language}`));
  return languages.length > 1 ? format.list(names) : <StatusChip tone="attention">{names[0]}</StatusChip>;
}
