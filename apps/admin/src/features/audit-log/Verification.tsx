import type { AuditVerification } from '@diwan/api-contract/endpoints/audit-events';
import { channels } from '@diwan/api-contract/values/channels';
import { Banner, Button, createFormat, Progress, toasts } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { currentLanguage } from '#messages/language.ts';
import { useMissed, useRealtime } from '#session/realtime/live.ts';
import { useSession } from '#session/session-context.tsx';

const asked = queryOf(client.auditEvents.verification);
const tones = {
  running: 'info',
  sound: 'positive',
  tampered: 'critical',
  interrupted: 'attention',
  failed: 'attention',
} as const;

/** Whether the log is as it was written: what the last look found, and a new one. */
export function Verification() {
  const { t } = useTranslation('auditLog');
  const { user } = useSession();
  const { value, refresh } = useQuery(asked);
  const channel = user && channels.person(user.uid);
  useRealtime(channel, { 'audit.progress': refresh });
  useMissed(channel, refresh);
  const starting = useMutation({
    act: (idempotencyKey) => expectBody(client.auditEvents.verify({ idempotencyKey, body: {} })),
    onDone: (last) => cache.give(asked, { last }),
    onFailed: () => toasts.show({ tone: 'critical', title: t('verification.notStarted') }),
  });
  if (!value) return null;
  const { last } = value;
  return (
    <Banner
      tone={last ? tones[last.state] : 'info'}
      title={t('verification.title')}
      actions={
        last?.state === 'running' ? undefined : (
          <Button size="small" isPending={starting.isBusy} onPress={starting.start}>
            {t('verification.start')}
          </Button>
        )
      }
    >
      {last ? <Found verification={last} /> : t('verification.never')}
    </Banner>
  );
}

function Found({ verification }: { verification: AuditVerification }) {
  const { t } = useTranslation('auditLog');
  const format = createFormat(currentLanguage());
  const { state, checked, total, faults, finding, startedAt, startedBy } = verification;
  const [done, all] = [format.number(checked), format.number(total)];
  const by = t('verification.by', { actor: startedBy.name, when: format.dateTime(startedAt) });
  if (state === 'running')
    return (
      <Progress
        label={t('verification.running', { checked: done, total: all })}
        value={checked}
        max={Math.max(total, checked, 1)}
      />
    );
  const said = {
    sound: () => t('verification.sound', { total: all }),
    tampered: () => t('verification.tampered', { count: faults, number: format.number(faults) }),
    interrupted: () => t('verification.interrupted'),
    failed: () => t('verification.failed'),
  };
  return (
    <>
      <div>{`${said[state]()} ${by}`}</div>
      {finding ? (
        <div>
          <bdi>
            {t('verification.first', {
              kind: t(`verification.kinds.${finding.kind}`),
              entity: finding.entityType,
              id: finding.entityId,
              position: format.number(finding.position),
            })}
          </bdi>
        </div>
      ) : null}
    </>
  );
}
