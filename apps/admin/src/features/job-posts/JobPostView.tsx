import type { JobPost } from '@diwan/api-contract/resources/job-posts';
import { LinkButton, MenuItem } from '@diwan/ui';
import { Suspense, useState } from 'react';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { inBothLanguages } from '#crud/feedback/preview/in-both-languages.ts';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { useDuplicate } from './use-duplicate.ts';

const StructuredData = lazyNow([], () =>
  inBothLanguages('jobPosts', () => import('./structured-data/StructuredData.tsx')),
);

/** A job post, with the way to its applicants and to a copy of it, and as search engines read it. */
export function JobPostView() {
  const { t } = useResource();
  const duplicate = useDuplicate();
  const [described, setDescribed] = useState<AnyRecord | null>(null);
  return (
    <>
      <ViewScreen
        links={(record: AnyRecord) => (
          <LinkButton href={`/job_post/applicants/${record.id}`}>{t('applicants')}</LinkButton>
        )}
        menuItems={(record: AnyRecord) => (
          <>
            <MenuItem onAction={duplicate}>{t('duplicate')}</MenuItem>
            <MenuItem onAction={() => setDescribed(record)}>{t('structuredData.open')}</MenuItem>
          </>
        )}
      />
      {described ? (
        <Suspense fallback={null}>
          <StructuredData post={described as JobPost} onClose={() => setDescribed(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
