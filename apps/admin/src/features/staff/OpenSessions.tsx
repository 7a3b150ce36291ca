import type { OwnSession } from '@diwan/api-contract/endpoints/account/profile';
import { announce, Button, Inline, Stack, Text, toasts } from '@diwan/ui';
import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useResource } from '#crud/resource/resource-context.ts';
import { browserOf } from '#session/browser-name.ts';
import { useFirstFew } from '#session/use-first-few.ts';

const sessionsOf = (id: string) => queryOf(client.staffSessions.list, { params: { id } });

/** Where a colleague is signed in, and how each of it is ended. */
export function OpenSessions({ staffId, count }: { staffId: string; count: number }) {
  const { t, format } = useResource();
  const { value } = useQuery(count > 0 ? sessionsOf(staffId) : null);
  const { shown, isLong, isAll, toggle } = useFirstFew(value ?? []);
  if (count === 0 || value?.length === 0) return t('openSessions.none');
  if (!value) return format.number(count);
  return (
    <Stack gap="sm">
      {shown.map((session) => (
        <OpenSession key={session.id} staffId={staffId} session={session} />
      ))}
      {isLong ? (
        <Button size="small" aria-expanded={isAll} onPress={toggle}>
          {isAll ? t('openSessions.showFew') : t('openSessions.showAll', { number: format.number(value.length) })}
        </Button>
      ) : null}
    </Stack>
  );
}

/** Latin words and figures keep their order in any text. */
const isolated = (text: string) => `\u2066${text}\u2069`;

function OpenSession({ staffId, session }: { staffId: string; session: OwnSession }) {
  const { t, format } = useResource();
  const { id, isCurrent, userAgent, ip, lastUsedAt } = session;
  const { isBusy, start } = useMutation({
    act: () => expectBody(client.staffSessions.end({ params: { id: staffId, session: id } })),
    onDone: () => {
      announce(t('openSessions.ended'));
      cache.invalidate(sessionsOf(staffId).key);
    },
    onFailed: () => {
      toasts.show({ tone: 'critical', title: t('openSessions.failed') });
      cache.invalidate(sessionsOf(staffId).key);
    },
  });
  const known = browserOf(userAgent);
  const name = known
    ? t('openSessions.on', { browser: isolated(known.browser), system: isolated(known.system) })
    : t('openSessions.unknown');
  const used = t('openSessions.usedAt', { when: format.relative(lastUsedAt) });
  return (
    <Inline gap="sm">
      <Stack gap="xxs">
        <Text>{name}</Text>
        <Text tone="muted" size="small">
          {[ip && t('openSessions.from', { address: isolated(ip) }), used].filter(Boolean).join(' · ')}
        </Text>
      </Stack>
      {isCurrent ? null : (
        <Button size="small" isPending={isBusy} onPress={start} aria-label={t('openSessions.endOf', { name })}>
          {t('openSessions.end')}
        </Button>
      )}
    </Inline>
  );
}
