import type { Comment } from '@diwan/api-contract/resources/comments';
import { Anchor, Stack, Text } from '@diwan/ui';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { PartProblem } from '#crud/feedback/PartProblem.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { Player } from '../player/Player.tsx';

/** The video that a comment is about, at the second at which it was written. */
export function Scene({ comment: { video, atSeconds } }: { comment: Pick<Comment, 'video' | 'atSeconds'> }) {
  const { language } = useResource();
  const { value, problem, refresh } = useQuery(queryOf(client.videos.view, { params: { id: video.id } }));
  return (
    <Stack gap="xs">
      <Anchor href={recordPath('videos', video.id)}>
        <Text as="span" weight="medium">
          {localizedLabel(video.label, language)}
        </Text>
      </Anchor>
      {value ? <Player video={value} at={atSeconds} /> : null}
      {problem && !value ? <PartProblem problem={problem} onRetry={refresh} /> : null}
    </Stack>
  );
}
