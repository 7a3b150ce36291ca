import type { Comment } from '@diwan/api-contract/resources/comments';
import { Inline, StatusChip } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';

/** What was found in it, in a word each. */
export function Flags({ flags, t }: { flags: Comment['autoFlags']; t: CellContext['t'] }) {
  if (flags.length === 0) return cells.text(null);
  return (
    <Inline gap="xs">
      {flags.map((flag) => (
        <StatusChip key={flag} tone={flag === 'profanity' ? 'critical' : 'attention'}>
          {t(`choices.commentFlag.${flag}`)}
        </StatusChip>
      ))}
    </Inline>
  );
}
