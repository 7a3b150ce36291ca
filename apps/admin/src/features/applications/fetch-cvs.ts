import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import { client } from '#api/client.ts';
import { expectFile } from '#api/expect-body.ts';

const minutes = 60_000;

/** Has the server pack the CVs of what is selected. */
export async function fetchCvs(selection: BulkSelection) {
  const answer = await client.bulk.cvs({ body: { selection }, timeout: 10 * minutes });
  const content = await expectFile(Promise.resolve(answer));
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'cvs.zip';
  return { content, name, leftOut: Number(answer.headers.get('diwan-left-out') ?? 0) };
}
