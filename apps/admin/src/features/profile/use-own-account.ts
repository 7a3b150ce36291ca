import type { OwnAccount, OwnDraft } from '@diwan/api-contract/endpoints/account/profile';
import { toasts } from '@diwan/ui';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { useQuery } from '#api/cache/use-query.ts';
import { client } from '#api/client.ts';
import { expectBody, problemOf } from '#api/expect-body.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useUnsavedChanges } from '#navigation/use-unsaved-changes.ts';
import { useSession } from '#session/session-context.tsx';
import { sayFailed } from './say-failed.ts';

export const account = queryOf(client.profile.view);

const draftOf = ({ name, title, mobile, about, photo }: OwnAccount): OwnDraft => ({
  name,
  title,
  mobile,
  about,
  photo,
});

/** The own account as it is being edited, and how to save it. */
export function useOwnAccount() {
  const { t } = useTranslation('profile');
  const { renew } = useSession();
  const { value, hasFailed, refresh } = useQuery(account);
  const [changes, setChanges] = useState<Partial<OwnDraft>>({});
  const [isTried, setTried] = useState(false);
  const draft = value && { ...draftOf(value), ...changes };
  const sent = useRef<Partial<OwnDraft>>({});
  const saving = useMutation({
    act: () => {
      sent.current = changes;
      return expectBody(client.profile.edit({ version: value!.version, body: changes }));
    },
    onDone: (saved) => {
      cache.give(account, saved);
      setChanges((typed) => without(typed, sent.current));
      setTried(false);
      renew();
      toasts.show({ tone: 'positive', title: t('saved') });
    },
    onFailed: (error) => {
      if (problemOf(error).code !== 'stale') return sayFailed(error);
      toasts.show({ tone: 'attention', title: t('failed'), description: t('stale'), duration: 8800 });
      cache.invalidate(account.key);
    },
  });
  const isNameMissing = draft?.name.trim() === '';
  const isChanged = Object.keys(changes).length > 0;
  useUnsavedChanges(isChanged);
  return {
    value,
    draft,
    hasFailed,
    refresh,
    change: (patch: Partial<OwnDraft>) => setChanges((all) => ({ ...all, ...patch })),
    isBusy: saving.isBusy,
    isChanged,
    nameError: isTried && isNameMissing ? t('nameMissing') : undefined,
    save() {
      setTried(true);
      if (!isNameMissing) saving.start();
    },
  };
}

/** What was typed after it was sent is still to be saved. */
const without = (typed: Partial<OwnDraft>, sent: Partial<OwnDraft>): Partial<OwnDraft> =>
  Object.fromEntries(Object.entries(typed).filter(([name, value]) => value !== sent[name as keyof OwnDraft]));
