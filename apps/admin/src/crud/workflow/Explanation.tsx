import { Banner, Stack, Text } from '@diwan/ui';
import { useResource } from '../resource/resource-context.ts';

/** What an event that can't be undone takes away, and what it leaves, where the resource has words for it. */
export function Explanation({ event }: { event: string }) {
  const { t } = useResource();
  const [goes, stays] = ['goes', 'stays'].map((part) => t(`explained.${event}.${part}`, { defaultValue: '' }));
  if (!goes || !stays) return null;
  return (
    <Banner tone="attention">
      <Stack gap="xs">
        <Text>{goes}</Text>
        <Text>{stays}</Text>
      </Stack>
    </Banner>
  );
}
