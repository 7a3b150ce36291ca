import { type ExportFormat, exportFormats } from '@diwan/api-contract/page';
import { Menu, MenuItem, MenuTrigger, TriggerButton, toasts } from '@diwan/ui';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { client } from '#api/client.ts';
import { expectFile } from '#api/expect-body.ts';
import { saveFile } from '#crud/query/save-file.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { currentLanguage } from '#messages/language.ts';
import type { AuditSearch } from './audit-search.ts';

const quarterOfAnHour = 900_000;

async function fetchLog(search: AuditSearch, format: ExportFormat) {
  const query = { ...search, format, language: currentLanguage() };
  const answer = await client.auditEvents.export({ query, timeout: quarterOfAnHour });
  const content = await expectFile(Promise.resolve(answer));
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  return { content, name: name ?? `audit-log.${format}` };
}

function useLogFile(search: AuditSearch, format: ExportFormat) {
  const { t } = useTranslation('auditLog');
  return useMutation({
    act: () => fetchLog(search, format),
    onDone: (file) => {
      saveFile(file);
      toasts.show({ tone: 'positive', title: t('exported'), description: file.name });
    },
    onFailed: () => toasts.show({ tone: 'critical', title: t('exportFailed') }),
  });
}

/** All that the log matches, as a file; that it was taken is in the log. */
export function AuditExport({ search }: { search: AuditSearch }) {
  const { t } = useTranslation('auditLog');
  const files = { csv: useLogFile(search, 'csv'), xlsx: useLogFile(search, 'xlsx') };
  const isBusy = exportFormats.some((format) => files[format].isBusy);
  return (
    <MenuTrigger>
      <TriggerButton icon={<Download />} isDisabled={isBusy}>
        {t(isBusy ? 'exporting' : 'export')}
      </TriggerButton>
      <Menu>
        {exportFormats.map((format) => (
          <MenuItem key={format} onAction={files[format].start}>
            {t(`exportAs.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}
