import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import { bankFileFormats } from '@diwan/api-contract/values/records/wallet';
import { client } from '#api/client.ts';
import { expectFile } from '#api/expect-body.ts';
import { currentLanguage } from '#messages/language.ts';

const minutes = 60_000;

/** Has the server write the batch of what is selected for the bank. */
export async function fetchBankFile(selection: BulkSelection, variant?: string) {
  const format = bankFileFormats.find((each) => each === variant) ?? 'pain001';
  const body = { selection, format, language: currentLanguage() };
  const answer = await client.bulk.bankFile({ body, timeout: 2 * minutes });
  const content = await expectFile(Promise.resolve(answer));
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'payments.xml';
  return { content, name, leftOut: Number(answer.headers.get('diwan-left-out') ?? 0) };
}
