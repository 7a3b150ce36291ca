import type { StandardCalls } from '#api/client-types.ts';
import { expectFile } from '#api/expect-body.ts';
import { callOf } from '../resource/resource-client.ts';
import type { ResourceKey } from '../resource/resource-types.ts';

export interface ExportedFile {
  content: Blob;
  name: string;
}

/** What an export is asked with: the list's filters beside what the contract names. */
export type ExportQuery = Parameters<Required<StandardCalls>['export']>[0]['query'];

const quarterOfAnHour = 900_000;

/** Has the server make the file, and waits until it is complete. */
export async function fetchExport(
  resource: ResourceKey,
  query: ExportQuery,
  signal: AbortSignal,
): Promise<ExportedFile> {
  const answer = await callOf(resource, 'export')({ query, signal, timeout: quarterOfAnHour });
  const content = await expectFile(Promise.resolve(answer));
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return { content, name: name ?? `${resource}.${query.format}` };
}
