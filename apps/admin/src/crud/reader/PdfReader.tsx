import { withheldFor } from '@diwan/api-contract/values/file';
import { EmptyState, ErrorState, IconButton, RetryButton, Skeleton } from '@diwan/ui';
import { Download, FileText } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { AttachedFile } from '#crud/fields/upload/AttachedFile.tsx';
import { saveFile } from '#crud/query/save-file.ts';
import { fileQuery } from '#crud/query/use-picture.ts';
import { lazyNow } from '../feedback/lazy.ts';

const PdfPages = lazyNow(['files'], () => import('./PdfPages.tsx'));

interface PdfReaderProps {
  /** The file that a field of the record holds. */
  id: string;
  /** What it is and whose: its name for whoever doesn't see it. */
  label: string;
}

/** A document that is read in the page; what isn't a PDF can be saved. */
export default function PdfReader({ id, label }: PdfReaderProps) {
  const { t } = useTranslation('files');
  const file = useQuery(queryOf(client.fieldFiles.view, { params: { id } }));
  const withheld = file.value ? withheldFor(file.value.scan) : null;
  const isShown = file.value?.kind === 'pdf' && !withheld;
  const content = useQuery(isShown ? fileQuery(id, 'whole') : null);
  if (file.hasFailed || content.hasFailed)
    return (
      <ErrorState
        title={t('reader.failed.title')}
        description={t('reader.failed.text')}
        action={<RetryButton onPress={file.hasFailed ? file.refresh : content.refresh} />}
      />
    );
  if (withheld) return <EmptyState icon={<FileText />} title={t(`scans.${withheld}`)} />;
  // What is only offered for download is not fetched before: each time is written down.
  if (file.value && !isShown)
    return (
      <EmptyState
        title={t('reader.notShown', { kind: t(`kinds.${file.value.kind}`) })}
        action={<AttachedFile id={id} />}
      />
    );
  if (!file.value || !content.value) return <Skeleton shape="panel" />;
  const { name } = file.value;
  const { value: bytes } = content;
  const save = () => saveFile({ content: bytes, name });
  return (
    <Suspense fallback={<Skeleton shape="panel" />}>
      <PdfPages
        key={id}
        content={bytes}
        label={label}
        actions={<IconButton size="small" label={t('download', { name })} icon={<Download />} onPress={save} />}
      />
    </Suspense>
  );
}
