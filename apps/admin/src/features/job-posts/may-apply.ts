import type { JobPostDraft } from '@diwan/api-contract/resources/job-posts';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { displayName } from '#crud/resource/display-name.ts';

/** Who may apply to a job post, in words. */
export function mayApply(
  { rule, countries }: JobPostDraft['nationality'],
  { t, format, language }: CellContext,
): string {
  if (rule !== 'list') return t(`choices.nationality.${rule}`);
  return format.list(countries.map((code) => displayName('region', code, language)));
}
