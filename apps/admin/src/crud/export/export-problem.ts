import type { Problem } from '@diwan/api-contract/problem';
import { codeText } from '../feedback/problem-text.ts';
import type { CellContext } from '../resource/cells/cell-context.ts';

/** Why there is no file, in words, and when another try makes sense. */
export function exportProblem(
  { code, retryAfter = 60, errors }: Problem,
  t: CellContext['t'],
  format: CellContext['format'],
): string {
  const max = errors?.find((error) => error.code === 'tooManyRows')?.params?.max;
  if (max !== undefined) return t('exports:tooManyRows', { max: format.number(Number(max)) });
  if (code !== 'rateLimited') return codeText(code, t);
  return retryAfter < 30 ? t('exports:waitShort') : t('exports:wait', { count: Math.ceil(retryAfter / 60) });
}
