import type { RecordFile } from '@diwan/api-contract/endpoints/files/files';
import { isImage, isSound, withheldFor } from '@diwan/api-contract/values/file';
import { announce, IconButton, StatusChip, Text, toasts } from '@diwan/ui';
import { AudioLines, Download, FileText, Image, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemOf } from '#api/expect-body.ts';
import { Removal } from '../feedback/Removal.tsx';
import { fileSize } from '../feedback/upload/file-size.ts';
import { saveFile } from '../query/save-file.ts';
import { useMutation } from '../query/use-mutation.ts';
import { useResource } from '../resource/resource-context.ts';
import { DocumentDetails } from './DocumentDetails.tsx';
import { DocumentSays } from './DocumentSays.tsx';
import * as styles from './Documents.css.ts';
import { fetchDocument, removeDocument } from './use-documents.ts';

interface DocumentItemProps {
  document: RecordFile;
  onDescribed: () => void;
  onRemoved: () => void;
}

/** One document: what it is, who added it and when; it can be downloaded and deleted. */
export function DocumentItem({ document, onDescribed, onRemoved }: DocumentItemProps) {
  const { t } = useTranslation('files');
  const { resource, format } = useResource();
  const [isDescribing, setIsDescribing] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const { name, kind, size, scan, author, createdAt } = document;
  const withheld = withheldFor(scan);
  const download = useMutation({
    act: () => fetchDocument(document),
    onDone: (content) => saveFile({ content, name }),
    onFailed: (error) => {
      const reason = problemOf(error).reason;
      const isWithheld = reason === 'pending' || reason === 'rejected';
      toasts.show({ tone: 'critical', title: isWithheld ? t(`scans.${reason}`) : t('downloadFailed', { name }) });
    },
  });
  const { unit, value } = fileSize(size);
  const Kind = isImage(kind) ? Image : isSound(kind) ? AudioLines : FileText;
  return (
    <li className={styles.document}>
      <span className={styles.kind}>
        <Kind size={20} />
      </span>
      <div className={styles.details}>
        <Text weight="medium">
          <bdi>{name}</bdi>
        </Text>
        {resource.documents ? <DocumentSays document={document} /> : null}
        <Text as="span" size="caption" tone="muted">
          <bdi>{t(`kinds.${kind}`)}</bdi> · <bdi>{t(unit, { number: format.number(value) })}</bdi> ·{' '}
          <bdi>{author.name}</bdi> ·{' '}
          <time dateTime={createdAt} title={format.dateTime(createdAt)}>
            {format.relative(createdAt)}
          </time>
        </Text>
        {withheld ? (
          <StatusChip tone={withheld === 'rejected' ? 'critical' : 'neutral'}>{t(`scans.${withheld}`)}</StatusChip>
        ) : null}
      </div>
      <span className={styles.actions}>
        {withheld ? null : (
          <IconButton size="small" label={t('download', { name })} icon={<Download />} onPress={download.start} />
        )}
        {resource.documents ? (
          <IconButton
            size="small"
            label={t('details.action', { name })}
            icon={<Pencil />}
            onPress={() => setIsDescribing(true)}
          />
        ) : null}
        <IconButton size="small" label={t('remove', { name })} icon={<Trash2 />} onPress={() => setIsRemoving(true)} />
      </span>
      {isDescribing && resource.documents ? (
        <DocumentDetails
          document={document}
          documents={resource.documents}
          onSaved={onDescribed}
          onClose={() => setIsDescribing(false)}
        />
      ) : null}
      {isRemoving ? (
        <Removal
          title={t('removal.title', { name })}
          consequence={t('removal.text')}
          confirmLabel={t('removal.action')}
          failedText={t('removal.failed')}
          remove={() => removeDocument(document)}
          onRemoved={() => {
            announce(t('removed', { name }));
            onRemoved();
          }}
          onClose={() => setIsRemoving(false)}
        />
      ) : null}
    </li>
  );
}
