import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import type { ResourceKey } from '../resource-types.ts';

export interface ExportedFile {
  content: Blob;
  name: string;
}

interface Given {
  query: Readonly<Record<string, string>>;
  signal: AbortSignal;
  timeout: number;
}
type Call = (given: Given) => Promise<{ status: number; body: unknown; headers: Headers }>;

const quarterOfAnHour = 900_000;

/** Has the server make the file, and waits until it is complete. */
export async function fetchExport(
  resource: ResourceKey,
  query: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<ExportedFile> {
  const call = client[resource].export as unknown as Call;
  const answer = await call({ query, signal, timeout: quarterOfAnHour });
  const content = (await expectBody(Promise.resolve(answer))) as Blob;
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return { content, name: name ?? `${resource}.${query.format}` };
}

/** Hands a file to the browser, which saves it as it saves every download. */
export function saveFile({ content, name }: ExportedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
