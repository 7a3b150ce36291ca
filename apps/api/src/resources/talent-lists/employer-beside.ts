import { employers } from '@diwan/api-contract/resources/employers';
import type { PicturedRef } from '@diwan/api-contract/schema';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { pictureColumn } from '#crud/lists/pictures/pictures.ts';
import { findNamed } from '#crud/lists/refs.ts';
import type { Tx } from '#db/database.ts';
import { employersTable } from '../employers/table.ts';

type Owned = readonly { employerId: string }[];

/** The employers that own some rows, as links with their logos. */
export async function employersBeside(rows: Owned, tx: Tx): Promise<PicturedRef[]> {
  const { name } = employersTable;
  const fields = { name, image: pictureColumn(employers, employersTable) };
  const ids = rows.map(({ employerId }) => employerId);
  const found = await findNamed(tx, employersTable, fields, ids);
  return ids.map((id) => {
    const { name: label, image } = found.get(id)!;
    return { id, label, image };
  });
}

/** What an employer is called; nothing where there is none, which its foreign key tells. */
export async function employerName(id: string, tx: Tx): Promise<LocalizedText> {
  const found = await findNamed(tx, employersTable, { name: employersTable.name }, [id]);
  return found.get(id)?.name ?? { ar: '' };
}
