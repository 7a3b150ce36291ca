import type { ImportRun } from '@diwan/api-contract/importing/endpoints';
import { type ExportFormat, exportFormats } from '@diwan/api-contract/page';
import { Button, Inline, Text } from '@diwan/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { currentLanguage } from '#messages/language.ts';
import { useDownload } from './use-download.ts';

/** An empty table with the right headings. */
export function Template({ resource }: Pick<ImportRun, 'resource'>) {
  const { t } = useTranslation(['imports', 'exports']);
  const language = currentLanguage();
  const { isBusy, start } = useDownload((format: ExportFormat) => ({
    name: `${resource}-template.${format}`,
    answer: client.imports.template({ query: { resource, language, format } }),
  }));
  return (
    <Inline gap="sm">
      <Text size="small">{t('imports:choose.template')}</Text>
      {exportFormats.toReversed().map((format) => (
        <Button key={format} size="small" icon={<Download />} isPending={isBusy} onPress={() => start(format)}>
          {t(`exports:${format}`)}
        </Button>
      ))}
    </Inline>
  );
}
