import type { Ref } from '@diwan/api-contract/schema';
import type { Reader } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { talentListsTable as lists } from '#resources/talent-lists/table.ts';

/** The list that each code is for, as a link; null where it is for none. */
export async function talentListBeside(
  rows: { talentListId: string | null }[],
  { tx }: Reader,
): Promise<(Ref | null)[]> {
  const ids = rows.map(({ talentListId }) => talentListId);
  const found = await findNamed(tx, lists, { name: lists.name }, ids);
  return ids.map((id) => (id ? { id, label: { ar: found.get(id)!.name } } : null));
}
