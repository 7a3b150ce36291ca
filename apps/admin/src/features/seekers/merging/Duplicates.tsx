import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { Banner, Bidi, Button, Inline, Link, Stack, Text } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { mayMerge } from './may-merge.ts';
import { useDuplicates } from './use-duplicates.ts';

interface DuplicatesProps {
  seeker: Seeker;
  onCompare: (other: string) => void;
}

/** Other records that may be of the same person, why, and the way to compare them. */
export default function Duplicates({ seeker, onCompare }: DuplicatesProps) {
  const context = useResource();
  const { t, language, format } = context;
  const duplicates = useDuplicates(seeker.id);
  if (duplicates.length === 0) return null;
  return (
    <Banner tone="attention" title={t('merging.found', { count: duplicates.length })}>
      <Stack gap="sm">
        {duplicates.map(({ id, label, number, state, signs }) => (
          <Inline key={id} gap="sm" align="center">
            <Link href={recordPath('seekers', id)}>
              <span dir="auto">{localizedLabel(label, language)}</span> <Bidi>{number}</Bidi>
            </Link>
            {cells.state('seeker', state, context)}
            <Text as="span" size="small">
              {format.list(signs.map((sign) => t(`merging.signs.${sign}`)))}
            </Text>
            {mayMerge(seeker) ? (
              <Button size="small" onPress={() => onCompare(id)}>
                {t('merging.compare')}
              </Button>
            ) : null}
          </Inline>
        ))}
      </Stack>
    </Banner>
  );
}
