import type { Problem } from '@diwan/api-contract/problem';
import { problemOf } from '@diwan/machines/problem';
import type { CellContext } from './cells/cell-context.ts';

/** Why an event is refused, in the person's language; an unknown reason is still said. */
export function refusalText(reason: string | undefined, t: CellContext['t']): string {
  return t(`refusals.${reason ?? 'wrongState'}`, { defaultValue: t('refusals.wrongState') });
}

/** What a problem means for the person, by its code; one that is unknown is the server's. */
export function codeText(code: string | undefined, t: CellContext['t']): string {
  const unforeseen = t('problems:codes.internal');
  return code ? t(`problems:codes.${code}`, { defaultValue: unforeseen }) : unforeseen;
}

/** Why something was not done: what the workflow says, or what the problem means. */
export const failureText = (error: unknown, t: CellContext['t']): string => reasonText(problemOf(error), t);

/** Why what was typed is not saved, and that it is still there. */
export const unsavedText = (problem: Reason, t: CellContext['t']): string =>
  `${reasonText(problem, t)} ${t('form.saveFailed.kept')}`;

type Reason = Partial<Pick<Problem, 'code' | 'reason'>>;

const reasonText = ({ code, reason }: Reason, t: CellContext['t']) =>
  code === 'refused' ? refusalText(reason, t) : codeText(code, t);
