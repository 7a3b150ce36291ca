import { Banner, EmptyState, ErrorState, RetryButton, Skeleton, Stack, Text } from '@diwan/ui';
import { Tree } from '@diwan/ui/Tree/Tree';
import type { List } from '#crud/list/use-list.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { useTermTree } from './use-term-tree.ts';

/** Terms below terms; what is not narrowed is put in order by pointer or by keyboard. */
export default function TermTree({ list }: { list: List }) {
  const { resource, t } = useResource();
  const tree = useTermTree(list);
  const go = useGo();
  if (!tree.value)
    return tree.hasFailed ? (
      <ErrorState
        title={t('failed.title')}
        description={t('failed.text')}
        action={<RetryButton onPress={tree.refresh} />}
      />
    ) : (
      <Skeleton shape="panel" />
    );
  return (
    <Stack gap="sm">
      {tree.isCapped ? <Banner tone="attention">{t('tree.capped')}</Banner> : null}
      <Text tone="muted">{t(tree.canMove ? 'tree.help' : 'tree.fixed')}</Text>
      <Tree
        label={t('title')}
        nodes={tree.nodes}
        onOpen={(id) => go(recordPath(resource.key, id))}
        onMove={tree.canMove ? tree.move : undefined}
        emptyState={<EmptyState title={t('nothingFound')} />}
      />
    </Stack>
  );
}
