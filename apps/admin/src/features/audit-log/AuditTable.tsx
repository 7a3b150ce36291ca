import type { AuditEvent } from '@diwan/api-contract/endpoints/audit-events';
import { Button, createFormat, EmptyState, ErrorState, RetryButton, Stack, Table, type TableColumn } from '@diwan/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { localizedLabel } from '#crud/resource/labels.ts';
import { currentLanguage } from '#messages/language.ts';
import { AuditPanel } from './AuditPanel.tsx';
import type { AuditSearch } from './audit-search.ts';
import { auditEventName, entityName } from './audit-text.ts';
import { useAuditLog } from './use-audit-log.ts';

const rowKey = ({ id }: AuditEvent) => id;

/** The events that are asked for, newest first; one opens beside them. */
export function AuditTable({ search }: { search: AuditSearch }) {
  const { t: typed } = useTranslation(['auditLog', 'records', 'crud']);
  // Events are named by the resources.
  const t = typed as unknown as CellContext['t'];
  const language = currentLanguage();
  const feed = useAuditLog(search);
  const [open, setOpen] = useState<AuditEvent | null>(null);
  const columns = useMemo<TableColumn<AuditEvent>[]>(() => {
    const format = createFormat(language);
    const context = { t, format, language };
    return [
      {
        key: 'event',
        header: t('auditLog:columns.event'),
        isRowHeader: true,
        cell: (row) => (
          <Button variant="plain" onPress={() => setOpen(row)}>
            {auditEventName(row, t)}
          </Button>
        ),
      },
      { key: 'at', header: t('auditLog:columns.at'), cell: ({ at }) => cells.moment(at, context) },
      {
        key: 'actor',
        header: t('auditLog:columns.actor'),
        cell: ({ actor }) => cells.text(actor.type === 'system' ? t('auditLog:system') : actor.name),
      },
      {
        key: 'record',
        header: t('auditLog:columns.record'),
        cell: ({ entityType, entityLabel }) =>
          cells.twoLines(localizedLabel(entityLabel, language), entityName(entityType, t)),
      },
      {
        key: 'diff',
        header: t('auditLog:columns.diff'),
        cell: ({ diff }) =>
          cells.text(
            diff.length > 0 ? t('auditLog:fields', { count: diff.length, number: format.number(diff.length) }) : null,
          ),
      },
      { key: 'ip', header: t('auditLog:columns.ip'), cell: ({ ip }) => cells.latin(ip) },
      {
        key: 'source',
        header: t('auditLog:columns.source'),
        cell: ({ source }) => cells.text(t(`auditLog:sources.${source}`)),
      },
    ];
  }, [t, language]);
  if (feed.problem)
    return (
      <ErrorState
        title={t('auditLog:notLoaded')}
        details={feed.problem.requestId}
        action={<RetryButton onPress={feed.refresh} />}
      />
    );
  if (!feed.isLoading && feed.entries.length === 0) return <EmptyState drawing="nothing" title={t('auditLog:none')} />;
  return (
    <Stack gap="md">
      <Table
        label={t('auditLog:title')}
        columns={columns}
        rows={feed.entries}
        rowKey={rowKey}
        rowLabel={(row) => auditEventName(row, t)}
        isLoading={feed.isLoading}
        onOpen={setOpen}
        onPeek={setOpen}
        peekedKey={open?.id}
      />
      {feed.hasOlder ? (
        <div>
          <Button variant="quiet" isPending={feed.isLoadingOlder} onPress={feed.older}>
            {t('auditLog:older')}
          </Button>
        </div>
      ) : null}
      <AuditPanel event={open} onClose={() => setOpen(null)} />
    </Stack>
  );
}
