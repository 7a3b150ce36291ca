import { Banner, Button, Inline, Stack } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';

interface KeptBannerProps {
  /** Instant. */
  keptAt: string;
  onContinue: () => void;
  onDiscard: () => void;
}

/** Offers what was typed into this form earlier and never saved. */
export function KeptBanner({ keptAt, onContinue, onDiscard }: KeptBannerProps) {
  const { t, format } = useResource();
  return (
    <Banner tone="attention" title={t('forms:kept.title')}>
      <Stack gap="sm">
        {t('forms:kept.text', { when: format.dateTime(keptAt) })}
        <Inline gap="sm">
          <Button size="small" variant="primary" onPress={onContinue}>
            {t('forms:kept.continue')}
          </Button>
          <Button size="small" onPress={onDiscard}>
            {t('forms:kept.discard')}
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
