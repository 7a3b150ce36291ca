import type { ExportFormat } from '@diwan/api-contract/page';
import { toasts } from '@diwan/ui';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { expectFile } from '#api/expect-body.ts';
import { saveFile } from '#crud/query/save-file.ts';
import { useMutation } from '#crud/query/use-mutation.ts';

interface Wanted {
  name: string;
  answer: Promise<{ status: number; body: unknown }>;
}

/** A file of the server's, handed to the browser. */
export function useDownload(ask: (format: ExportFormat) => Wanted) {
  const { t } = useTranslation('imports');
  const wanted = useRef<ExportFormat>('xlsx');
  const { isBusy, start } = useMutation({
    act: async () => {
      const { name, answer } = ask(wanted.current);
      return { name, content: await expectFile(answer) };
    },
    onDone: saveFile,
    onFailed: () => toasts.show({ tone: 'critical', title: t('downloadFailed') }),
  });
  return {
    isBusy,
    start(format: ExportFormat) {
      wanted.current = format;
      start();
    },
  };
}
