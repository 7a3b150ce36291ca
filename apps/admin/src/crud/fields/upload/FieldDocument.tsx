import { withheldFor } from '@diwan/api-contract/values/file';
import { IconButton, Text, toasts } from '@diwan/ui';
import { Download, FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { fileSize } from '#crud/feedback/upload/file-size.ts';
import { saveFile } from '#crud/query/save-file.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { fetchFieldFile } from '#crud/query/use-picture.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import * as styles from './upload.css.ts';

/** A document that a field holds: what it is called, how large it is; it can be downloaded. */
export function FieldDocument({ id }: { id: string }) {
  const { t } = useTranslation('files');
  const { t: words, format } = useResource();
  const { value, problem } = useQuery(queryOf(client.fieldFiles.view, { params: { id } }));
  const name = value?.name ?? (problem ? words('attachedFile') : '…');
  const download = useMutation({
    act: () => fetchFieldFile(id),
    onDone: (content) => saveFile({ content, name }),
    onFailed: () => toasts.show({ tone: 'critical', title: t('downloadFailed', { name }) }),
  });
  const size = value && fileSize(value.size);
  return (
    <span className={styles.held}>
      <FileText size={20} aria-hidden />
      <span className={styles.name}>
        <bdi>{name}</bdi>{' '}
        {size ? (
          <Text as="span" size="caption" tone="muted">
            <bdi>{t(size.unit, { number: format.number(size.value) })}</bdi>
          </Text>
        ) : null}
      </span>
      {value && !withheldFor(value.scan) ? (
        <IconButton size="small" label={t('download', { name })} icon={<Download />} onPress={download.start} />
      ) : null}
    </span>
  );
}
