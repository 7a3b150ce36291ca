import type { QuestionTable } from '@diwan/api-contract/examining/tables';
import { mostSheetBytes, sheetKindOf } from '@diwan/api-contract/importing/values';
import { problemOf } from '@diwan/machines/problem';
import { toasts } from '@diwan/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { uploadFile } from '#api/upload.ts';
import { failureText } from '#crud/feedback/problem-text.ts';
import { saveFile } from '#crud/query/save-file.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { currentLanguage } from '#messages/language.ts';

interface Imported {
  exam: { id: string; version: number };
  onWritten: () => void;
}

/** A table of questions on its way into an exam: first what it would do, then that. */
export function useQuestionImport({ exam, onWritten }: Imported) {
  const { t: tOfImports } = useTranslation('imports');
  const { t, format } = useResource();
  const [file, setFile] = useState<File | null>(null);
  const [table, setTable] = useState<QuestionTable | null>(null);
  const [error, setError] = useState<string>();
  const wanted = useRef<{ file: File; version: number; isFinal: boolean } | null>(null);
  const sending = useMutation({
    act: (key) => {
      const { file: sent, version, isFinal } = wanted.current!;
      const query = { exam: exam.id, name: sent.name, language: currentLanguage(), isFinal: String(isFinal) };
      const { signal } = new AbortController();
      const way = {
        to: 'questionTables',
        query,
        file: sent,
        version,
        idempotencyKey: key,
        onProgress() {},
        signal,
      } as const;
      return expectBody(uploadFile(way));
    },
    onDone(answer) {
      setTable(answer);
      if (!answer.isWritten) return;
      const count = soundIn(answer);
      toasts.show({ tone: 'positive', title: t('questionImport.done', { count, number: format.number(count) }) });
      cache.invalidate(queryOf(client.exams.view, { params: { id: exam.id } }).key);
      onWritten();
    },
    onFailed(failure) {
      const { code, errors } = problemOf(failure);
      if (code === 'stale') {
        setTable(null);
        return setError(t('questionImport.stale'));
      }
      const why = errors?.[0];
      const other = failureText(failure, t);
      const max = why?.code === 'sheetTooManyRows' ? format.number(Number(why.params?.max)) : '';
      setError(
        why?.code === 'sheetTooManyRows'
          ? t('questionImport.tooManyRows', { max })
          : tOfImports(`problems.${why?.code}` as 'problems.other', { defaultValue: other }),
      );
    },
  });
  const send = (chosen: File, isFinal: boolean, version = exam.version) => {
    wanted.current = { file: chosen, version, isFinal };
    if (isFinal) sending.start();
    else sending.startAnother();
  };
  return {
    file,
    table,
    error,
    isBusy: sending.isBusy,
    choose(chosen: File) {
      const refusal = !sheetKindOf(chosen.name)
        ? 'fileType'
        : chosen.size === 0
          ? 'fileEmpty'
          : chosen.size > mostSheetBytes
            ? 'fileTooLarge'
            : undefined;
      setError(refusal && tOfImports(`problems.${refusal}`));
      setTable(null);
      setFile(refusal ? null : chosen);
      if (!refusal) send(chosen, false);
    },
    write() {
      setError(undefined);
      if (file && table) send(file, true, table.version);
    },
    saveWrong() {
      if (!table?.wrongRows) return;
      const bytes = Uint8Array.from(atob(table.wrongRows), (letter) => letter.charCodeAt(0));
      saveFile({ content: new Blob([bytes]), name: 'questions-wrong.xlsx' });
    },
  };
}

/** How many questions a table adds or changes. */
export const soundIn = ({ rows }: QuestionTable): number =>
  rows.filter(({ verdict }) => verdict === 'new' || verdict === 'changed').length;
