import type { BulkSelection } from '@diwan/api-contract/endpoints/bulk';
import type { Problem } from '@diwan/api-contract/problem';
import type { PromoCodeRow } from '@diwan/api-contract/resources/promo-codes';
import { ProblemFailure } from '#api/expect-body.ts';
import { selectedIds } from '#crud/bulk/download/selected-ids.ts';
import { type ExportQuery, fetchExport } from '#crud/export/fetch-export.ts';
import { resourceQueries } from '#crud/resource/resource-client.ts';
import { currentLanguage } from '#messages/language.ts';

/** Has the server write down the codes of some batches. */
async function fetchCodesOf(batches: readonly string[], variant: string | undefined, signal: AbortSignal) {
  const format = variant === 'csv' ? 'csv' : 'xlsx';
  const query: ExportQuery = { format, language: currentLanguage(), batch: batches.join(',') };
  return fetchExport('promoCodes', query, signal);
}

/** The codes of the selected batches as one file. */
export async function fetchBatches(selection: BulkSelection, variant?: string) {
  const { signal } = new AbortController();
  const ids = await selectedIds('promoBatches', selection, signal);
  return { ...(await fetchCodesOf(ids, variant, signal)), leftOut: 0 };
}

/** The batches that the selected codes are of, as one file; codes of their own have none. */
export async function fetchBatchesOfCodes(selection: BulkSelection, variant?: string) {
  const { signal } = new AbortController();
  const ids = await selectedIds('promoCodes', selection, signal);
  const question = { ids: ids.join(','), limit: String(ids.length) };
  const { items } = await resourceQueries('promoCodes').list(question).load(signal, null);
  const codes = items as unknown as readonly PromoCodeRow[];
  const batches = [...new Set(codes.flatMap(({ batch }) => (batch ? [batch.id] : [])))];
  if (batches.length === 0) throw new ProblemFailure(noBatch);
  const file = await fetchCodesOf(batches, variant, signal);
  return { ...file, leftOut: codes.filter(({ batch }) => batch === null).length };
}

const noBatch: Problem = {
  type: 'about:blank',
  title: 'noBatch',
  status: 422,
  code: 'invalid',
  errors: [{ path: 'selection', code: 'noBatch' }],
};
