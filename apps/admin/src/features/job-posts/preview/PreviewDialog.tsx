import type { JobPostDraft } from '@diwan/api-contract/resources/job-posts';
import { PreviewFrame } from '#crud/feedback/preview/PreviewFrame.tsx';
import type { PreviewProps } from '#crud/resource/define-resource.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { JobPostPreview } from './JobPostPreview.tsx';

/** A job post as a job seeker would see it, on a phone or at a desk, in either language. */
export default function PreviewDialog({ values, onClose }: PreviewProps<JobPostDraft>) {
  const { t } = useResource();
  return (
    <PreviewFrame title={t('seeker.title')} onClose={onClose}>
      {() => <JobPostPreview post={values} />}
    </PreviewFrame>
  );
}
