import { LinkButton } from '@diwan/ui';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';

/** An exam, with the ways to see it and to sit it as candidates do. */
export function ExamView() {
  const { t } = useResource();
  return (
    <ViewScreen
      links={({ id }: AnyRecord) => (
        <>
          <LinkButton href={`/exams/preview/${id}`}>{t('preview')}</LinkButton>
          <LinkButton href={`/exams/try/${id}`}>{t('tryIt')}</LinkButton>
        </>
      )}
    />
  );
}
