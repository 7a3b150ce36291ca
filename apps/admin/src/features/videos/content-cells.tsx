import type { ContributorRef } from '@diwan/api-contract/resources/content-parts';
import type { Video } from '@diwan/api-contract/resources/videos';
import { StatusChip } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';

/** Whoever has added or written something, with their face or logo. */
export const contributorCell = ({ type, label, image }: ContributorRef, { language }: CellContext) =>
  cells.faced(
    { of: type === 'seeker' ? 'person' : 'company', name: localizedLabel(label, language), image },
    cells.localized(label, language),
  );

/** How many have reported it; nothing of what nobody has. */
export const reportCountCell = (count: number, { format }: CellContext) =>
  count === 0 ? cells.text(null) : <StatusChip tone="attention">{format.number(count)}</StatusChip>;

/** Who has decided about it, and when. */
export const decidedByCell = (moderation: Video['moderation'], context: CellContext) =>
  moderation && cells.twoLines(cells.text(moderation.by), cells.moment(moderation.at, context));
