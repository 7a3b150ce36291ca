import type { Problem } from '@diwan/api-contract/problem';
import { Banner } from '@diwan/ui';
import { refusalText } from '#crud/resource/refusal-text.ts';
import { type ResourceScope, useResource } from '#crud/resource/resource-context.ts';

/** Why what was typed could not be saved, and whether trying again is of any use. */
export function SaveFailure({ problem }: { problem: Problem }) {
  const { t } = useResource();
  return (
    <Banner tone="critical" title={t('form.saveFailed.title')}>
      {reasonOf(problem, t)}
    </Banner>
  );
}

function reasonOf({ code, reason }: Problem, t: ResourceScope['t']): string {
  if (code === 'offline') return t('forms:waiting.offline');
  if (code === 'notFound') return `${t('form.saveFailed.deleted')} ${t('form.saveFailed.toCopy')}`;
  if (code === 'forbidden') return `${t('form.saveFailed.forbidden')} ${t('form.saveFailed.toCopy')}`;
  if (code === 'refused') return `${refusalText(reason, t)} ${t('form.saveFailed.toCopy')}`;
  return t('form.saveFailed.text');
}
