import type { Problem } from '@diwan/api-contract/problem';
import { Banner } from '@diwan/ui';
import { unsavedText } from '#crud/feedback/problem-text.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** That what was typed could not be saved, why, and that it is still there. */
export function SaveFailure({ problem }: { problem: Problem }) {
  const { t } = useResource();
  return (
    <Banner tone="critical" title={t('form.saveFailed.title')}>
      {unsavedText(problem, t)}
    </Banner>
  );
}
