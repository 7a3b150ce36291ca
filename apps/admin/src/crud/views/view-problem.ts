import type { Problem } from '@diwan/api-contract/problem';
import { codeText } from '../feedback/problem-text.ts';
import type { CellContext } from '../resource/cells/cell-context.ts';

/** What is wrong with the name, when it is the name. */
export function nameProblem(problem: Problem | null, t: CellContext['t']): string | undefined {
  const code = problem?.errors?.find(({ path }) => path === 'name')?.code;
  if (code === 'nameExists') return t('views:problems.nameExists');
  if (code === 'tooLong') return t('views:problems.nameTooLong');
  return code && t('views:problems.nameMissing');
}

/** Why a change of a view was refused, in words. */
export function viewProblem({ code, reason }: Problem, t: CellContext['t']): string {
  if (reason === 'viewsFull') return t('views:problems.viewsFull');
  if (code === 'stale' || code === 'notFound') return t(`views:problems.${code}`);
  return codeText(code, t);
}
