import { Progress } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';

interface CampaignProgressProps {
  done: number;
  all: number;
  context: Pick<CellContext, 't' | 'format'>;
}

/** How many of a campaign's mails are settled. */
export function CampaignProgress({ done, all, context: { t, format } }: CampaignProgressProps) {
  const valueLabel = t('figures.share', { done: format.number(done), all: format.number(all) });
  return <Progress label={t('figures.progress')} value={done} max={Math.max(1, all)} valueLabel={valueLabel} />;
}
