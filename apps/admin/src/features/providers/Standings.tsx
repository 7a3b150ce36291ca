import type { Provider } from '@diwan/api-contract/resources/providers';
import { StatusChip, type Tone } from '@diwan/ui';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';

type Standing = Provider['documents'][number]['standing'];

/** From what is worst to what is well. */
const tones: Readonly<Record<Standing, Tone>> = {
  missing: 'critical',
  expired: 'critical',
  expiring: 'attention',
  valid: 'positive',
};

/** How the documents of a provider stand, in one word: that of the worst of them. */
export function WorstStanding({ documents, t }: { documents: Provider['documents']; t: CellContext['t'] }) {
  const standings = new Set(documents.map(({ standing }) => standing));
  const worst = (Object.keys(tones) as Standing[]).find((standing) => standings.has(standing)) ?? 'missing';
  return <StatusChip tone={tones[worst]}>{t(`documentsAre.${worst}`)}</StatusChip>;
}
