import type { AppDeps } from '#deps.ts';
import { problemOf } from '#http/problems/problems.ts';
import { readSheetFile } from './checking/check-file.ts';
import { ArrivedSheet } from './receive.ts';

/** A table that came with a request, its rows in a file of their own, each a line of JSON; whoever takes it removes that file. */
interface ReadTable {
  name: string;
  header: string[];
  total: number;
  path: string;
}

export async function readArrivedSheet({ store }: Pick<AppDeps, 'store'>, body: unknown): Promise<ReadTable> {
  if (!(body instanceof ArrivedSheet)) throw problemOf('unsupportedMediaType');
  const path = await store.arrivingPath();
  const { header, rows } = await readSheetFile({ path: body.path, sheet: body.sheet, into: path });
  return { name: body.name, header, total: rows, path };
}
