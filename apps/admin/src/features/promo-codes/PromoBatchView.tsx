import type { PromoBatch } from '@diwan/api-contract/resources/promo-batches';
import { LinkButton, MenuItem, Progress } from '@diwan/ui';
import { useBulkDownload } from '#crud/bulk/download/use-bulk-download.ts';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { useMatch } from '#navigation/navigation-context.tsx';

/** A batch: how far it has come, and its codes as a file or on paper. */
export function PromoBatchView() {
  const { resource, t, format } = useResource();
  const id = useMatch()?.params.uuid ?? '';
  const codes = useBulkDownload({ kind: 'some', ids: [id] });
  return (
    <ViewScreen
      links={({ id: batch }: AnyRecord) => (
        <LinkButton href={`/promoCode/print?batch=${batch}`}>{t('print')}</LinkButton>
      )}
      menuItems={() =>
        (resource.bulkDownload?.variants ?? []).map((variant) => (
          <MenuItem key={variant} onAction={() => codes.start(resource.bulkDownload, variant)}>
            {t(`bulkDownload.exportBatch.variants.${variant}`)}
          </MenuItem>
        ))
      }
      notices={(record: AnyRecord) => {
        const { state, generatedCount: made, quantity } = record as unknown as PromoBatch;
        const valueLabel = t('madeOf', { made: format.number(made), number: format.number(quantity) });
        return state === 'generating' ? (
          <Progress label={t('progress')} value={made} max={quantity} valueLabel={valueLabel} />
        ) : null;
      }}
    />
  );
}
