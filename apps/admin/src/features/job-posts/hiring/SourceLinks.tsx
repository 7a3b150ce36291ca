import type { Hiring } from '@diwan/api-contract/endpoints/hiring/hiring';
import { countedRows } from '@diwan/api-contract/figures/figures';
import { DataTable, Link } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import { rowsPath } from '#crud/resource/resource-paths.ts';

const steps = ['applied', 'approved', 'recruited'] as const;

/** Where applicants came from and what became of them; each number leads to them. */
export function SourceLinks({ id, sources }: { id: string; sources: Hiring['sources'] }) {
  const { t, format } = useResource();
  return (
    <DataTable
      caption={t('hiring.sources')}
      heads={[t('hiring.source'), ...steps.map((step) => t(`hiring.steps.${step}`)), t('hiring.approvedShare')]}
      rows={sources.map(({ source, ...counts }) => ({
        id: source,
        cells: [
          t(`hiring.from.${source}`),
          ...steps.map((step) => (
            <Link
              key={step}
              href={rowsPath(countedRows.hiringSource[step](id, source))}
              aria-label={`${t(`hiring.from.${source}`)}, ${t(`hiring.steps.${step}`)}: ${format.number(counts[step])}`}
            >
              {format.number(counts[step])}
            </Link>
          )),
          format.percent(counts.approved / counts.applied),
        ],
      }))}
    />
  );
}
