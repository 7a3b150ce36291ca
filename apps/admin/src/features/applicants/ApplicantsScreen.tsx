import { useMemo, useState } from 'react';
import { ListScreen } from '../../crud/ListScreen/ListScreen.tsx';
import { useRecordLabels } from '../../crud/use-record-labels.ts';
import type { AnyRecord } from '../../crud/resource-types.ts';
import { useRoom } from '../../crud/room.tsx';
import { useNavigation } from '../../navigation/navigation-context.tsx';
import { ApplicantPanel } from './ApplicantPanel.tsx';

const withoutJob = ['candidate', 'match', 'experience', 'city', 'expectedSalary', 'appliedAt', 'inState', 'state'];

/** The applicants of the job post in the address, or of all of them, with a panel beside the list to decide in. */
export function ApplicantsScreen() {
  const { t } = useRoom();
  const { match } = useNavigation();
  const jobPost = match?.params.uuid;
  const labelOf = useRecordLabels();
  const fixed = useMemo(() => (jobPost ? { jobPost } : undefined), [jobPost]);
  const [opened, setOpened] = useState<AnyRecord | null>(null);
  return (
    <ListScreen
      fixed={fixed}
      columns={jobPost ? withoutJob : undefined}
      title={jobPost ? t('titleOf', { job: labelOf('jobPosts', jobPost) }) : undefined}
      onOpen={setOpened}
    >
      {opened ? <ApplicantPanel key={opened.id} opened={opened} onClose={() => setOpened(null)} /> : null}
    </ListScreen>
  );
}
