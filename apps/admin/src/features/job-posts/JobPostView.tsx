import { LinkButton, MenuItem } from '@diwan/ui';
import type { AnyRecord } from '#crud/resource-types.ts';
import { useRoom } from '#crud/room.tsx';
import { ViewScreen } from '#crud/ViewScreen/ViewScreen.tsx';
import { useDuplicate } from './use-duplicate.ts';

/** A job post, with the way to its applicants and to a copy of it. */
export function JobPostView() {
  const { t } = useRoom();
  const duplicate = useDuplicate();
  return (
    <ViewScreen
      links={({ id }: AnyRecord) => <LinkButton href={`/job_post/applicants/${id}`}>{t('applicants')}</LinkButton>}
      menuItems={() => <MenuItem onAction={duplicate}>{t('duplicate')}</MenuItem>}
    />
  );
}
