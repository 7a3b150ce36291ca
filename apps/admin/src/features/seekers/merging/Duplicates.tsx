import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { mostDuplicates } from '@diwan/api-contract/values/records/seeker';
import { Banner, Bidi, Button, Inline, Link, Stack, Text } from '@diwan/ui';
import { useState } from 'react';
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

const shownAtFirst = 3;

/** Other records that may be of the same person, why, and the way to compare them; few at first, for a common name has many. */
export default function Duplicates({ seeker, onCompare }: DuplicatesProps) {
  const context = useResource();
  const { t, language, format } = context;
  const duplicates = useDuplicates(seeker.id);
  const [areAllShown, setAreAllShown] = useState(false);
  const { length } = duplicates;
  if (length === 0) return null;
  const count = format.number(length);
  return (
    <Banner
      tone="attention"
      title={
        length < mostDuplicates ? t('merging.found', { count: length }) : t('merging.foundMany', { number: count })
      }
    >
      <Stack gap="sm">
        {(areAllShown ? duplicates : duplicates.slice(0, shownAtFirst)).map(({ id, label, number, state, signs }) => (
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
        {length <= shownAtFirst ? null : (
          <Button size="small" variant="plain" aria-expanded={areAllShown} onPress={() => setAreAllShown(!areAllShown)}>
            {areAllShown ? t('merging.showFew') : t('merging.showAll', { number: count })}
          </Button>
        )}
      </Stack>
    </Banner>
  );
}
