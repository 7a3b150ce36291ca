import { toasts } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import { client } from '#api/client.ts';
import { expectBody, problemOf } from '#api/expect-body.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { browserOf } from '#session/browser-name.ts';
import { makePasskey } from '#session/passkeys/device.ts';
import { factors } from '../factors/use-factors.ts';
import { codeAt, sayFailed } from '../say-failed.ts';

/** A new passkey under the name that is typed, what is wrong with it, and how to have it made. */
export function useNewPasskey(onDone: (recoveryCodes: readonly string[]) => void) {
  const { t } = useTranslation('profile');
  const [name, setName] = useState(() => {
    const here = browserOf(navigator.userAgent);
    return here ? `${here.browser} · ${here.system}` : '';
  });
  const [error, setError] = useState<string>();
  const making = useMutation({
    act: async () => {
      const credential = await makePasskey(await expectBody(client.factors.beginPasskey({ body: {} })));
      return expectBody(client.factors.addPasskey({ body: { name: name.trim(), credential } }));
    },
    onDone: ({ recoveryCodes }) => {
      cache.invalidate(factors.key);
      toasts.show({ tone: 'positive', title: t('passkeys.added') });
      onDone(recoveryCodes);
    },
    onFailed: (failure) => {
      const { code, reason } = problemOf(failure);
      if (code === 'notConfirmed') return setError(t('passkeys.notConfirmed'));
      if (reason === 'passkeyThere') return setError(t('passkeys.there'));
      if (codeAt(failure, 'credential')) return setError(t('passkeys.refused'));
      sayFailed(failure);
    },
  });
  return {
    name,
    error,
    isBusy: making.isBusy,
    type(text: string) {
      setName(text);
      setError(undefined);
    },
    submit() {
      setError(undefined);
      if (name.trim() === '') setError(t('passkeys.nameMissing'));
      else making.start();
    },
  };
}

/** How somebody does without one of their passkeys. */
export function useRemovePasskey(id: string, onDone: () => void) {
  const { t } = useTranslation('profile');
  return useMutation({
    act: () => expectBody(client.factors.removePasskey({ params: { id } })),
    onDone: () => {
      cache.invalidate(factors.key);
      toasts.show({ tone: 'positive', title: t('passkeys.removed') });
      onDone();
    },
    onFailed: (error) => {
      sayFailed(error);
      cache.invalidate(factors.key);
      onDone();
    },
  });
}
