import type { RecordFile } from '@diwan/api-contract/files';
import { isImage } from '@diwan/api-contract/values/file';
import { onceMachine } from '@diwan/machines/once/once.machine';
import { IconButton, Text, toasts } from '@diwan/ui';
import { Download, FileText, Image, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fromPromise } from 'xstate';
import { useMachine } from '../../actors/use-machine.ts';
import { saveFile } from '../Export/fetch-export.ts';
import { useRoom } from '../room.tsx';
import { DocumentRemoval } from './DocumentRemoval.tsx';
import * as styles from './Documents.css.ts';
import { fileSize } from './file-size.ts';
import { fetchDocument } from './use-documents.ts';

interface DocumentItemProps {
  document: RecordFile;
  onRemoved: () => void;
}
const look = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** One document: what it is, who added it and when; it can be downloaded and deleted. */
export function DocumentItem({ document, onRemoved }: DocumentItemProps) {
  const { t } = useTranslation('files');
  const { format } = useRoom();
  const [isRemoving, setIsRemoving] = useState(false);
  const { name, kind, size, author, createdAt } = document;
  const [machine] = useState(() =>
    onceMachine.provide({
      actors: { act: fromPromise<unknown, { key: string }>(() => fetchDocument(document)) },
      actions: {
        announceDone: (_, { output }) => saveFile({ content: output as Blob, name }),
        announceFailure: () => toasts.show({ tone: 'critical', title: t('downloadFailed', { name }) }),
      },
    }),
  );
  const [, send] = useMachine(machine);
  const { unit, value } = fileSize(size);
  const Kind = isImage(kind) ? Image : FileText;
  return (
    <li className={styles.document}>
      <span className={styles.kind}>
        <Kind size={20} strokeWidth={1.5} aria-hidden />
      </span>
      <div className={styles.facts}>
        <Text weight="medium">
          <bdi>{name}</bdi>
        </Text>
        <Text as="span" size="caption" tone="muted">
          <bdi>{t(`kinds.${kind}`)}</bdi> · <bdi>{t(unit, { number: format.number(value) })}</bdi> ·{' '}
          <bdi>{author.name}</bdi> ·{' '}
          <time dateTime={createdAt} title={format.dateTime(createdAt)}>
            {format.relative(createdAt)}
          </time>
        </Text>
      </div>
      <span className={styles.actions}>
        <IconButton
          size="small"
          label={t('download', { name })}
          icon={<Download {...look} />}
          onPress={() => send({ type: 'once.wanted' })}
        />
        <IconButton
          size="small"
          label={t('remove', { name })}
          icon={<Trash2 {...look} />}
          onPress={() => setIsRemoving(true)}
        />
      </span>
      {isRemoving ? (
        <DocumentRemoval document={document} onRemoved={onRemoved} onClose={() => setIsRemoving(false)} />
      ) : null}
    </li>
  );
}
