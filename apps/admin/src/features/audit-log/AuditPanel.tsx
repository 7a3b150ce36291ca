import type { AuditEvent } from '@diwan/api-contract/endpoints/audit-events';
import type { Reason } from '@diwan/api-contract/settings/reasons';
import { createFormat, Heading, KeyValueList, Link, SidePanel, Skeleton, Stack, Text } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import type { Query } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { ActivityDetail } from '#crud/activity/ActivityDetail.tsx';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import type { Resource } from '#crud/resource/define-resource.ts';
import { localizedLabel } from '#crud/resource/labels.ts';
import { ResourceProvider } from '#crud/resource/ResourceProvider.tsx';
import { recordPath } from '#crud/resource/resource-paths.ts';
import { loadResource } from '#crud/resource/resource-register.ts';
import type { ResourceKey } from '#crud/resource/resource-types.ts';
import { isolated } from '#messages/isolated.ts';
import { currentLanguage } from '#messages/language.ts';
import { addressOf } from './audit-search.ts';
import { auditEventName, entityName, resourceOf, valueName } from './audit-text.ts';

/** One event: everything that is known of it, its difference in the words of the fields, and the ways on from it. */
export function AuditPanel({ event, onClose }: { event: AuditEvent | null; onClose: () => void }) {
  const { t: typed } = useTranslation(['auditLog', 'records', 'setting', 'crud']);
  const t = typed as unknown as CellContext['t'];
  if (!event) return null;
  return (
    <SidePanel title={auditEventName(event, t)} isOpen onClose={onClose}>
      <Details key={event.id} event={event} t={t} />
    </SidePanel>
  );
}

interface DetailsProps {
  event: AuditEvent;
  t: CellContext['t'];
}

function Details({ event, t }: DetailsProps) {
  const language = currentLanguage();
  const format = createFormat(language);
  const { actor, entityType, entityId, entityLabel, ip, userAgent, requestId, source, at, workflowVersion } = event;
  const key = resourceOf(entityType);
  const facts: [name: string, value: string | null][] = [
    ['at', format.dateTime(at)],
    ['actor', actor.type === 'system' ? t('auditLog:system') : actor.name],
    ['record', `${entityName(entityType, t)}: ${localizedLabel(entityLabel, language)}`],
    ['ip', ip],
    ['userAgent', userAgent],
    ['requestId', requestId],
    ['source', t(`auditLog:sources.${source}`)],
  ];
  const items = facts.flatMap(([id, value]) =>
    value === null ? [] : [{ id, name: t(`auditLog:columns.${id}`), value: <bdi>{value}</bdi> }],
  );
  return (
    <Stack gap="lg">
      <KeyValueList items={items} />
      <Stack gap="xs">
        <Heading level={3}>{t('auditLog:panel.difference')}</Heading>
        {key ? (
          <RecordDifference key={workflowVersion} resource={key} event={event} />
        ) : (
          <PlainDifference event={event} t={t} />
        )}
      </Stack>
      <Stack gap="xs">
        {key && event.event !== 'record.removed' ? (
          <Link href={recordPath(key, entityId)}>{t('auditLog:panel.record')}</Link>
        ) : null}
        <Link href={addressOf({ entity: entityType, entityId })}>{t('auditLog:panel.ofRecord')}</Link>
        <Link href={addressOf({ actor: actor.id })}>{t('auditLog:panel.ofActor')}</Link>
        {ip ? <Link href={addressOf({ ip })}>{t('auditLog:panel.ofAddress')}</Link> : null}
      </Stack>
    </Stack>
  );
}

const describedBy = (key: ResourceKey): Query<Resource> => ({ key: `resource ${key}`, load: () => loadResource(key) });

/** In the words of the resource’s fields, as its history says it. */
function RecordDifference({ resource, event }: { resource: ResourceKey; event: AuditEvent }) {
  const { t } = useTranslation('auditLog');
  const { value } = useQuery(describedBy(resource));
  if (!value) return <Skeleton shape="panel" />;
  return (
    <ResourceProvider resource={value}>
      <ActivityDetail entry={{ ...event, operationId: null }} />
      {event.diff.length === 0 && !event.reason && !event.toState ? (
        <Text tone="muted">{t('panel.noDifference')}</Text>
      ) : null}
    </ResourceProvider>
  );
}

const isReasons = (value: unknown): value is Reason[] =>
  Array.isArray(value) &&
  value.every((each: Partial<Reason>) => each.name !== undefined && each.isOffered !== undefined);

/** Of what is no record: names and values as they are kept. */
function PlainDifference({ event: { diff, reason }, t }: DetailsProps) {
  if (diff.length === 0 && !reason) return <Text tone="muted">{t('auditLog:panel.noDifference')}</Text>;
  const format = createFormat(currentLanguage());
  const text = (value: unknown): string => {
    if (isReasons(value)) return format.list(value.map(({ name }) => name[currentLanguage()]));
    if (Array.isArray(value)) return format.list(value.map(text));
    if (typeof value === 'number') return format.number(value);
    if (typeof value === 'boolean') return t(value ? 'crud:yes' : 'crud:no');
    return value === null ? '—' : typeof value === 'string' ? value : JSON.stringify(value);
  };
  return (
    <Stack gap="xs">
      {reason ? <Text dir="auto">{[reason.code, reason.note].filter(Boolean).join(': ')}</Text> : null}
      <KeyValueList
        items={diff.map(({ path, before, after }) => ({
          id: path,
          name: valueName(path, t),
          value:
            before === null ? (
              <bdi>{text(after)}</bdi>
            ) : (
              t('crud:activity.fromTo', { from: isolated(text(before)), to: isolated(text(after)) })
            ),
        }))}
      />
    </Stack>
  );
}
