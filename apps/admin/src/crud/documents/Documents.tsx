import { endingsOf, mostBytesBy } from '@diwan/api-contract/values/file';
import { FileField, Stack, Text } from '@diwan/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#session/preferences/settings.ts';
import { useSession } from '#session/session-context.tsx';
import { FeedFrame } from '../feedback/FeedFrame.tsx';
import { inMegabytes } from '../feedback/upload/file-size.ts';
import { UploadProgress } from '../feedback/upload/UploadProgress.tsx';
import { useResource } from '../resource/resource-context.ts';
import { DocumentItem } from './DocumentItem.tsx';
import * as styles from './Documents.css.ts';
import { useDocuments } from './use-documents.ts';

export interface DocumentsProps {
  /** The resource's segment in the API's addresses, such as `job-posts`. */
  path: string;
  id: string;
}

/** The documents of a record: list, upload with progress, download, removal; its texts are `files`. */
export default function Documents({ path, id }: DocumentsProps) {
  const { t } = useTranslation('files');
  const { format } = useResource();
  const { user } = useSession();
  const settings = useSettings();
  const list = useRef<HTMLUListElement>(null);
  const { feed, underWay, add } = useDocuments(path, id, user?.uid ?? '');

  return (
    <div className={styles.documents}>
      <Stack gap="xs">
        <FileField
          label={t('add')}
          description={t('limits', {
            documents: format.number(inMegabytes(mostBytesBy(settings, 'pdf'))),
            images: format.number(inMegabytes(mostBytesBy(settings, 'png'))),
          })}
          buttonLabel={t('choose')}
          accept={endingsOf(settings.uploadTypes)}
          isMultiple
          onChoose={add}
        />
        {underWay.length > 0 ? (
          <ul aria-label={t('underWay')} className={styles.underWay}>
            {underWay.map((upload) => (
              <li key={upload.id}>
                <UploadProgress upload={upload} />
              </li>
            ))}
          </ul>
        ) : null}
      </Stack>
      <FeedFrame feed={feed} empty={{ title: t('empty.title'), description: t('empty.text') }} olderLabel={t('older')}>
        <Stack gap="xs">
          <ul ref={list} aria-label={t('label')} tabIndex={-1} className={styles.list}>
            {feed.entries.map((document) => (
              <DocumentItem
                key={document.id}
                document={document}
                onDescribed={feed.refresh}
                onRemoved={() => {
                  feed.refresh();
                  list.current?.focus();
                }}
              />
            ))}
          </ul>
          {feed.entries.some(({ scan }) => scan === 'unscanned') ? (
            <Text size="caption" tone="muted">
              {t('unscanned')}
            </Text>
          ) : null}
        </Stack>
      </FeedFrame>
    </div>
  );
}
