import { FileProgress } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import type { Upload } from './upload.ts';
import { useUpload } from './use-upload.ts';

/** A file on its way, which can be given up, or sent again when it broke off. */
export function UploadProgress({ upload }: { upload: Upload }) {
  const { t } = useTranslation('files');
  const { sent, isChecking, isFailed, error, cancel, retry } = useUpload(upload);
  const { name } = upload;
  return (
    <FileProgress
      name={name}
      value={sent}
      valueLabel={isChecking ? t('checking') : undefined}
      errorMessage={error}
      cancelLabel={t(isFailed ? 'dismiss' : 'cancel', { name })}
      onCancel={cancel}
      retryLabel={t('retry', { name })}
      onRetry={retry}
    />
  );
}
