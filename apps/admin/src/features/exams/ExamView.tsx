import { LinkButton, MenuItem } from '@diwan/ui';
import { Suspense, useState } from 'react';
import { useBulkDownload } from '#crud/bulk/download/use-bulk-download.ts';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { mayEdit } from '#crud/resource/may-edit.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { useMatch } from '#navigation/navigation-context.tsx';

const QuestionImport = lazyNow(['imports', 'files'], () => import('./tables/QuestionImport.tsx'));

/** An exam, with the ways to see it and to sit it as candidates do, and its questions as a table, out and in. */
export function ExamView() {
  const { resource, t } = useResource();
  const id = useMatch()?.params.uuid ?? '';
  const [read, setRead] = useState<AnyRecord | null>(null);
  const { start } = useBulkDownload({ kind: 'some', ids: [id] });
  const [questions] = resource.moreDownloads!;
  return (
    <>
      <ViewScreen
        links={({ id: examId }: AnyRecord) => (
          <>
            <LinkButton href={`/exams/preview/${examId}`}>{t('preview')}</LinkButton>
            <LinkButton href={`/exams/try/${examId}`}>{t('tryIt')}</LinkButton>
          </>
        )}
        menuItems={(exam: AnyRecord) => (
          <>
            {mayEdit(resource, exam) ? (
              <MenuItem onAction={() => setRead(exam)}>{t('questionImport.action')}</MenuItem>
            ) : null}
            <MenuItem onAction={() => start(questions)}>{t('bulkDownload.exportQuestions.action')}</MenuItem>
          </>
        )}
      />
      {read ? (
        <Suspense fallback={null}>
          <QuestionImport exam={read} onClose={() => setRead(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
