import { type PlanDraft, termNames } from '@diwan/api-contract/resources/plan-draft';
import type { Plan } from '@diwan/api-contract/resources/plans';
import { Banner } from '@diwan/ui';
import type { EditNoticeProps } from '#crud/resource/define-resource.ts';
import { useResource } from '#crud/resource/resource-context.ts';

/** Says before it is saved that what is agreed changes, and who keeps what they have. */
export default function NewVersionNotice({ record, draft }: EditNoticeProps<PlanDraft, Plan>) {
  const { t, format } = useResource();
  const isChanged = termNames.some((name) => JSON.stringify(record[name]) !== JSON.stringify(draft[name]));
  if (!record.isSold || !isChanged) return null;
  const { subscribersCount: count, termsVersion: version } = record;
  return (
    <Banner tone="attention" title={t('newVersion.title', { version: format.number(version + 1) })}>
      {t('newVersion.text', { count, number: format.number(count), current: format.number(version) })}
    </Banner>
  );
}
