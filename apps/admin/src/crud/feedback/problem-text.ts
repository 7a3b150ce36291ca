import type { Problem } from '@diwan/api-contract/problem';
import { problemOf } from '@diwan/machines/problem';
import type { CellContext } from '../resource/cells/cell-context.ts';
import { refusalText } from '../resource/refusal-text.ts';

/** What a problem means for the person, by its code; one that is unknown is the server's. */
export function codeText(code: string | undefined, t: CellContext['t']): string {
  const unforeseen = t('problems:codes.internal');
  return code ? t(`problems:codes.${code}`, { defaultValue: unforeseen }) : unforeseen;
}

type Reason = Partial<Pick<Problem, 'code' | 'reason'>>;

/** What a problem means for the person: what the workflow says where it refuses, or what its code does. */
export function reasonText({ code, reason }: Reason, t: CellContext['t']): string {
  const isRefused = code === 'refused' || (code === 'forbidden' && reason !== undefined);
  return isRefused ? refusalText(reason, t) : codeText(code, t);
}

/** Why something was not done, of what was thrown. */
export const failureText = (error: unknown, t: CellContext['t']): string => reasonText(problemOf(error), t);

/** Why what was typed is not saved, and that it is still there. */
export const unsavedText = (problem: Reason, t: CellContext['t']): string =>
  `${reasonText(problem, t)} ${t('form.saveFailed.kept')}`;
