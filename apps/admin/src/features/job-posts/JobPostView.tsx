import { LinkButton, MenuItem } from '@diwan/ui';
import { PreviewButton } from '#crud/feedback/PreviewButton.tsx';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { useDuplicate } from './use-duplicate.ts';

/** A job post, with the way to its applicants and to a copy of it. */
export function JobPostView() {
  const { t } = useResource();
  const duplicate = useDuplicate();
  return (
    <ViewScreen
      links={(record: AnyRecord) => (
        <>
          <PreviewButton read={() => record} />
          <LinkButton href={`/job_post/applicants/${record.id}`}>{t('applicants')}</LinkButton>
        </>
      )}
      menuItems={() => <MenuItem onAction={duplicate}>{t('duplicate')}</MenuItem>}
    />
  );
}
