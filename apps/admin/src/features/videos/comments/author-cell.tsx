import type { Comment } from '@diwan/api-contract/resources/comments';
import { Inline, StatusChip } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { contributorCell } from '../content-cells.tsx';

/** Whoever has written it, and that they may not do as everybody else. */
export function authorCell(
  { author, authorStanding }: Pick<Comment, 'author' | 'authorStanding'>,
  context: CellContext,
) {
  const who = contributorCell(author, context);
  if (authorStanding === 'free') return who;
  return (
    <Inline gap="xs">
      {who}
      <StatusChip tone={authorStanding === 'banned' ? 'critical' : 'attention'}>
        {context.t(`choices.authorStanding.${authorStanding}`)}
      </StatusChip>
    </Inline>
  );
}
