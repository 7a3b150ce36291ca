import type { AnyResource } from '#crud/definition.ts';
import type { AnyRow } from '../repository.ts';

/** The column that holds the picture of a resource's records, as its contract names it. */
export const pictureColumn = <At extends string, Table extends { readonly [column in At]: unknown }>(
  { picture }: { picture: { at: At } },
  table: Table,
): Table[At] => table[picture.at];

/** The picture of a record that is offered by its name; nothing where its own table holds none. */
export function pictureIn({ contract, table }: AnyResource, row: AnyRow): { image?: string | null } {
  const at: string | undefined = contract.picture?.at;
  return at !== undefined && at in table ? { image: row[at] } : {};
}
