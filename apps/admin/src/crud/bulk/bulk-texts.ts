import type { BulkOperation } from '@diwan/api-contract/endpoints/bulk';
import type { Problem } from '@diwan/api-contract/problem';
import type { CellContext } from '../resource/cells/cell-context.ts';
import type { Resource } from '../resource/define-resource.ts';
import { refusalText } from '../resource/refusal-text.ts';

type Wording = Pick<CellContext, 't' | 'format'>;
type Words = CellContext & { resource: Pick<Resource, 'key' | 'workflow'> };

/** So many records of the resource, counted in words: “412 job posts”. */
function recordsText(count: number, { t, format }: Wording): string {
  const counted = { count, number: format.number(count) };
  return t('records', { ...counted, defaultValue: '' }) || t('bulk:records.any', counted);
}

/** The verb with its number: “Approve 412 job posts”. */
export function actText(type: string, count: number, words: Wording): string {
  const { t } = words;
  const records = recordsText(count, words);
  return t(`act.${type}`, { records, defaultValue: '' }) || t(`bulk:act.${type}`, { records });
}

/** How many records it is done to, or may still be: those that were blocked, failed or left out are none of them. */
export const reachableOf = ({ counts: { pending, done } }: Pick<BulkOperation, 'counts'>): number => pending + done;

/** Why a row is not done; a record in the wrong state says in which. */
export function reasonText(reason: string, state: string | null, { t, resource }: Words): string {
  if (reason === 'wrongState' && state) return t('bulk:inState', { state: t(`states.${resource.workflow}.${state}`) });
  return t(`bulk:reasons.${reason}`, { defaultValue: refusalText(reason, t) });
}

/** What keeps a whole operation from being judged or started. */
export function problemText(problem: Problem, fallback: string, { t, format }: Words): string {
  const code = problem.errors?.find(({ path }) => path === 'selection')?.code ?? problem.reason ?? problem.code;
  const max = problem.errors?.[0]?.params?.max;
  const named = t(`bulk:problems.${code}`, { max: format.number(Number(max ?? 0)), defaultValue: '' });
  if (named !== '') return named;
  return problem.status === 403 ? refusalText(problem.reason ?? 'notPermitted', t) : fallback;
}
