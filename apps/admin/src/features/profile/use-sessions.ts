import { announce } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { expectBody } from '#api/expect-body.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { sayFailed } from './say-failed.ts';

export const sessions = queryOf(client.profile.sessions);

/** How somebody ends one of their sessions. */
export function useEndSession(id: string) {
  const { t } = useTranslation('profile');
  return useMutation({
    act: () => expectBody(client.profile.endSession({ params: { id } })),
    onDone: () => {
      announce(t('sessions.ended'));
      cache.invalidate(sessions.key);
    },
    onFailed: (error) => {
      sayFailed(error);
      cache.invalidate(sessions.key);
    },
  });
}
