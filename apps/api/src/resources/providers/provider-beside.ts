import type { PicturedRef } from '@diwan/api-contract/schema';
import { oncePerBatch, type Reader } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { providersTable } from './table.ts';

/** The provider whom each row is of, as a link with its logo. */
export const providersBeside = oncePerBatch(
  async (rows: { providerId: string }[], { tx }: Reader): Promise<PicturedRef[]> => {
    const { tradeName, logo } = providersTable;
    const ids = rows.map(({ providerId }) => providerId);
    const found = await findNamed(tx, providersTable, { tradeName, logo }, ids);
    return ids.map((id) => {
      const { tradeName: label, logo: image } = found.get(id)!;
      return { id, label, image };
    });
  },
);
