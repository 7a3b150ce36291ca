import type { documentStandings } from '@diwan/api-contract/values/records/employer';
import { Inline, StatusChip, type Tone } from '@diwan/ui';
import { cells } from '#crud/resource/cells/cells.tsx';
import { useResource } from '#crud/resource/resource-context.ts';

interface Document {
  type: string;
  expiresOn: string | null;
  standing: (typeof documentStandings)[number];
}

const tones: Readonly<Record<Document['standing'], Tone>> = {
  valid: 'positive',
  expiring: 'attention',
  expired: 'critical',
  missing: 'critical',
};

/** How the documents of a record stand: what holds, what runs out, what is missing. */
export function DocumentStandings({ documents }: { documents: readonly Document[] }) {
  const { t, format } = useResource();
  if (documents.length === 0) return cells.text(null);
  return (
    <Inline gap="xs">
      {documents.map(({ type, expiresOn, standing }) => (
        <StatusChip key={type} tone={tones[standing]}>
          {t(`standings.${standing === 'valid' && expiresOn ? 'validUntil' : standing}`, {
            type: t(`choices.documentType.${type}`),
            day: expiresOn ? format.date(expiresOn) : '',
          })}
        </StatusChip>
      ))}
    </Inline>
  );
}
