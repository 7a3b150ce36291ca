import type { QuestionTable } from '@diwan/api-contract/examining/tables';
import { importVerdicts } from '@diwan/api-contract/importing/values';
import { Banner, Button, DataTable, Dialog, FileField, Inline, Stack, StatusChip, Text } from '@diwan/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useResource } from '#crud/resource/resource-context.ts';
import type { AnyRecord } from '#crud/resource/resource-types.ts';
import { soundIn, useQuestionImport } from './use-question-import.ts';

interface QuestionImportProps {
  exam: Pick<AnyRecord, 'id' | 'version'>;
  onClose: () => void;
}

const tones = { new: 'positive', changed: 'info', same: 'neutral', wrong: 'critical' } as const;

/** Reads a table of questions into an exam: what each row would do is shown before anything is written. */
export default function QuestionImport({ exam, onClose }: QuestionImportProps) {
  const { t, format } = useResource();
  const { file, table, error, isBusy, choose, write, saveWrong } = useQuestionImport({ exam, onWritten: onClose });
  const count = table ? soundIn(table) : 0;
  return (
    <Dialog
      title={t('questionImport.title')}
      size="large"
      isOpen
      isDismissable={!isBusy}
      onClose={onClose}
      footer={
        table ? (
          <>
            <Button variant="primary" isDisabled={count === 0} isPending={isBusy} onPress={write}>
              {t('questionImport.write', { count, number: format.number(count) })}
            </Button>
            {table.wrongRows ? (
              <Button icon={<Download />} onPress={saveWrong}>
                {t('questionImport.saveWrong')}
              </Button>
            ) : null}
          </>
        ) : undefined
      }
    >
      <Stack gap="md">
        <FileField
          label={t('questionImport.file')}
          description={t('questionImport.help')}
          buttonLabel={t(file ? 'questionImport.another' : 'questionImport.choose')}
          accept=".csv,.xlsx"
          isDisabled={isBusy}
          errorMessage={error}
          onChoose={([chosen]) => chosen && choose(chosen)}
        >
          {file ? <bdi>{file.name}</bdi> : null}
        </FileField>
        {table ? <Verdicts table={table} /> : null}
      </Stack>
    </Dialog>
  );
}

function Verdicts({ table: { rows, ignored } }: { table: QuestionTable }) {
  const { t, format } = useResource();
  const { t: tOfImports } = useTranslation('imports');
  const countOf = (verdict: (typeof importVerdicts)[number]) => rows.filter((row) => row.verdict === verdict).length;
  return (
    <Stack gap="sm">
      <div role="status">
        <Inline gap="sm">
          {importVerdicts
            .filter((verdict) => countOf(verdict) > 0)
            .map((verdict) => (
              <StatusChip key={verdict} tone={tones[verdict]}>
                {`${tOfImports(`verdicts.${verdict}`)}: ${format.number(countOf(verdict))}`}
              </StatusChip>
            ))}
        </Inline>
      </div>
      {ignored.length > 0 ? (
        <Banner tone="attention">{t('questionImport.ignored', { headings: format.list(ignored) })}</Banner>
      ) : null}
      {rows.length === 0 ? (
        <Text>{t('questionImport.empty')}</Text>
      ) : (
        <DataTable
          caption={t('questionImport.rows')}
          heads={[t('questionImport.line'), t('questionImport.question'), t('questionImport.verdict')]}
          rows={rows.map(({ line, text, verdict, reasons }) => ({
            id: String(line),
            cells: [
              format.number(line),
              <span key="text" dir="auto">
                {text}
              </span>,
              <Stack key="verdict" gap="xxs">
                <StatusChip tone={tones[verdict]}>{tOfImports(`verdicts.${verdict}`)}</StatusChip>
                {reasons.map((reason) => (
                  <Text key={reason} size="small" tone="critical">
                    {reason}
                  </Text>
                ))}
              </Stack>,
            ],
          }))}
        />
      )}
    </Stack>
  );
}
