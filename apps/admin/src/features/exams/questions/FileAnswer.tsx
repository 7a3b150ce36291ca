import { acceptedFiles, mostDocumentBytes, mostImageBytes } from '@diwan/api-contract/values/file';
import { createFormat, FileField, Text } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createActor } from '#actors/create-actor.ts';
import { UploadProgress } from '#crud/feedback/upload/UploadProgress.tsx';
import { provideUpload } from '#crud/feedback/upload/upload.implementations.ts';
import type { Upload } from '#crud/feedback/upload/upload.ts';
import { currentLanguage } from '#messages/language.ts';
import type { AnswerProps } from './answer-props.ts';

const bytesPerMegabyte = 1024 * 1024;

/** A file that becomes a document of the attempt; the answer says which one it is. */
export function FileAnswer({ given, onAnswer, attemptId }: AnswerProps) {
  const { t } = useTranslation('examSitting');
  const [upload, setUpload] = useState<Upload | null>(null);
  function choose([file]: File[]) {
    if (!file || attemptId === null) return;
    const machine = provideUpload({
      file,
      to: 'files',
      query: { resource: 'exam-attempts', record: attemptId, name: file.name },
      onArrived: ({ name }) => onAnswer({ text: name }),
      onFailed: () => {},
    });
    const actor = createActor(machine);
    actor.subscribe({ complete: () => setUpload(null) });
    setUpload({ id: crypto.randomUUID(), name: file.name, actor });
    actor.start();
    actor.send({ type: 'upload.chosen', file: { name: file.name, size: file.size } });
  }
  const format = createFormat(currentLanguage());
  const limits = {
    documents: format.number(mostDocumentBytes / bytesPerMegabyte),
    images: format.number(mostImageBytes / bytesPerMegabyte),
  };
  return (
    <FileField
      label={t('answer.file')}
      description={t('answer.fileHelp', limits)}
      buttonLabel={t('answer.chooseFile')}
      accept={acceptedFiles}
      isDisabled={attemptId === null}
      onChoose={choose}
    >
      {upload ? <UploadProgress upload={upload} /> : null}
      {given?.text ? <Text>{t('answer.chosenFile', { name: given.text })}</Text> : null}
    </FileField>
  );
}
