import { messageKindOf, mostSheetBytes, mostSheetRows, sheetKindOf } from '@diwan/api-contract/importing/values';
import { createFormat, FileField, FileProgress, Heading, Select, Text } from '@diwan/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expectBody, problemOf } from '#api/expect-body.ts';
import { uploadFile } from '#api/upload.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';
import { currentLanguage } from '#messages/language.ts';
import { useTranslate } from '#messages/messages.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { useSession } from '#session/session-context.tsx';
import * as styles from './Imports.css.ts';
import { importedKeys, importedPath, takesMessage } from './imported-resources.ts';
import { problemText } from './problem-text.ts';
import { Template } from './Template.tsx';

/** Into which records a file is read, and the file. */
export function NewImport({ asked }: { asked: ResourceKey | null }) {
  const { t } = useTranslation('imports');
  const name = useTranslate();
  const format = createFormat(currentLanguage());
  const go = useGo();
  const { can } = useSession();
  const keys = importedKeys(can);
  const [resource, setResource] = useState(asked ?? keys[0]!);
  const isMessage = takesMessage(resource);
  const [file, setFile] = useState<File | null>(null);
  const [sent, setSent] = useState(0);
  const [error, setError] = useState<string>();
  const wanted = useRef<{ file: File; stop: AbortController } | null>(null);
  const upload = useMutation({
    act: (key) => {
      const { file: chosen, stop } = wanted.current!;
      const query = { resource: importedPath(resource), name: chosen.name };
      const way = {
        to: 'imports',
        query,
        file: chosen,
        idempotencyKey: key,
        onProgress: setSent,
        signal: stop.signal,
      } as const;
      return expectBody(uploadFile(way));
    },
    onDone: ({ id }) => go(`/imports/${id}`),
    onFailed: (failure) => {
      setFile(null);
      if (!wanted.current?.stop.signal.aborted) setError(problemText(problemOf(failure), t));
    },
  });
  function choose(chosen: File) {
    const refusal = refusalOf(chosen, isMessage);
    setError(refusal && t(`problems.${refusal}`));
    if (refusal) return;
    wanted.current = { file: chosen, stop: new AbortController() };
    setSent(0);
    setFile(chosen);
    upload.startAnother();
  }
  return (
    <section aria-labelledby="new-import" className={styles.panel}>
      <Heading level={2} id="new-import">
        {t('choose.title')}
      </Heading>
      <Select
        label={t('resource')}
        isRequired
        isDisabled={upload.isBusy}
        choices={keys.map((key) => ({ value: key, label: name(`screens:${key}.list`) }))}
        value={resource}
        onChange={(chosen) => chosen && setResource(chosen)}
      />
      <FileField
        label={t('choose.label')}
        description={t(isMessage ? 'choose.textWithMessage' : 'choose.text', { rows: format.number(mostSheetRows) })}
        buttonLabel={t('choose.action')}
        accept={isMessage ? '.csv,.xlsx,.xml' : '.csv,.xlsx'}
        isDisabled={upload.isBusy}
        errorMessage={error}
        onChoose={([chosen]) => chosen && choose(chosen)}
      >
        {file ? (
          <FileProgress
            name={file.name}
            value={sent}
            valueLabel={sent === 1 ? t('choose.reading') : undefined}
            cancelLabel={t('cancel')}
            onCancel={() => wanted.current?.stop.abort()}
          />
        ) : null}
      </FileField>
      <Template resource={importedPath(resource)} />
      <Text size="small" tone="muted">
        {t('choose.kept')}
      </Text>
    </section>
  );
}

/** What can be said before a file is sent. */
function refusalOf({ name, size }: File, takesMessages: boolean) {
  if (!sheetKindOf(name) && !(takesMessages && messageKindOf(name)))
    return takesMessages ? 'fileTypeOrMessage' : 'fileType';
  if (size === 0) return 'fileEmpty';
  return size > mostSheetBytes ? 'fileTooLarge' : undefined;
}
