import type { Product } from '@diwan/api-contract/resources/products';
import { Stack } from '@diwan/ui';
import { Difference } from '#crud/activity/Difference.tsx';
import { differenceLines } from '#crud/activity/difference-lines.ts';
import { useRecordLabels } from '#crud/query/use-record-labels.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** What the provider of a product asks to be changed: each field as it is, and as it would be. */
export default function PendingChanges({ product }: { product: Product }) {
  const context = useResource();
  const labelOf = useRecordLabels();
  const asked = Object.entries(product.pendingChanges ?? {}).map(([path, after]) => ({
    path,
    before: product[path as keyof Product],
    after,
  }));
  return (
    <Stack gap="xs">
      {differenceLines(asked, context.resource, context, labelOf).map((line) => (
        <Difference key={line.name} {...line} />
      ))}
    </Stack>
  );
}
