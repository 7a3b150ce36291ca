import { Button, Heading, Inline, Stack, Text } from '@diwan/ui';
import { type ReactNode, useState } from 'react';
import { useResource } from '#crud/resource/resource-context.ts';

interface FigureTileProps {
  title: string;
  about: string;
  children: (isTable: boolean) => ReactNode;
}

/** A chart with what it counts, and the table behind it. */
export function FigureTile({ title, about, children }: FigureTileProps) {
  const { t } = useResource();
  const [isTable, setIsTable] = useState(false);
  return (
    <section aria-label={title}>
      <Stack gap="sm">
        <Inline gap="sm" align="center" justify="between">
          <Heading level={2} size="body">
            {title}
          </Heading>
          <Button size="small" variant="plain" aria-pressed={isTable} onPress={() => setIsTable(!isTable)}>
            {t('hiring.asTable')}
          </Button>
        </Inline>
        <Text size="small" tone="muted">
          {about}
        </Text>
        {children(isTable)}
      </Stack>
    </section>
  );
}
