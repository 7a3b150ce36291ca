import type { CategoryScope } from '@diwan/api-contract/values/site/category';
import type { Reader } from '#crud/definition.ts';
import { findNamed } from '#crud/lists/refs.ts';
import { problemOf } from '#http/problems/problems.ts';
import { categoriesTable as table } from './table.ts';

/** Refuses, at a field of a form or an event, a category that is of something else or in use no longer. */
export async function expectCategory(
  id: string,
  scope: CategoryScope,
  { tx, path }: Pick<Reader, 'tx'> & { path: string },
): Promise<void> {
  const found = (await findNamed(tx, table, { scope: table.scope, state: table.state }, [id])).get(id);
  if (found?.scope !== scope || found.state !== 'active')
    throw problemOf('invalid', { errors: [{ path, code: 'invalidChoice' }] });
}
