import type { Invoice } from '@diwan/api-contract/resources/invoices';
import { Button, toasts } from '@diwan/ui';
import { saveFile } from '#crud/query/save-file.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { ViewScreen } from '#crud/record/ViewScreen.tsx';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { fetchPdf } from './fetch-pdf.ts';
import * as styles from './InvoiceSheet.css.ts';

/** An invoice as it is printed, with what may happen to it. */
export function InvoiceView() {
  return <ViewScreen links={(record: AnyRecord) => <Papers invoice={record as unknown as Invoice} />} />;
}

/** What is issued is printed, or fetched as a PDF. */
function Papers({ invoice: { id, number } }: { invoice: Invoice }) {
  const { t } = useResource();
  const pdf = useMutation({
    act: () => fetchPdf(id),
    onDone: (content: Blob) => saveFile({ content, name: `${number}.pdf` }),
    onFailed: () => toasts.show({ title: t('paper.failed'), tone: 'critical' }),
  });
  if (number === null) return null;
  return (
    <div className={styles.tools}>
      <Button onPress={() => window.print()}>{t('paper.print')}</Button>
      <Button isPending={pdf.isBusy} onPress={pdf.start}>
        {t('paper.pdf')}
      </Button>
    </div>
  );
}
