import { ErrorState, Page, Stack } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useSearch } from '#navigation/navigation-context.tsx';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { useSession } from '#session/session-context.tsx';
import { AuditExport } from './AuditExport.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditTable } from './AuditTable.tsx';
import { addressOf, readSearch } from './audit-search.ts';
import { Verification } from './Verification.tsx';

/** Who did what, when and from where, with the difference; and whether the log is as it was written. */
export default function AuditLogScreen() {
  const { t } = useTranslation(['auditLog', 'screens']);
  const crumbs = useCrumbs();
  const { can } = useSession();
  const search = readSearch(useSearch());
  const isTheirs = can('audit.read');
  return (
    <Page
      title={t('screens:auditLog')}
      breadcrumbs={crumbs}
      actions={isTheirs ? <AuditExport search={search} /> : undefined}
    >
      {isTheirs ? (
        <Stack gap="md">
          <Verification />
          <AuditFilters search={search} />
          <AuditTable key={addressOf(search)} search={search} />
        </Stack>
      ) : (
        <ErrorState title={t('auditLog:notYours')} />
      )}
    </Page>
  );
}
