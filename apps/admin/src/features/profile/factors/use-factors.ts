import { toasts } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import { queryOf } from '#api/cache/query.ts';
import { client } from '#api/client.ts';
import { expectBody, problemOf } from '#api/expect-body.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { codeAt, sayFailed } from '../say-failed.ts';

export const factors = queryOf(client.factors.view);

/** What is done with a code of the app. */
export type CodeUse = 'confirm' | 'remove' | 'renew';

interface Used {
  recoveryCodes: string[];
}

const acts: Record<CodeUse, (code: string) => Promise<Used>> = {
  confirm: (code) => expectBody(client.factors.confirmTotp({ body: { code } })),
  remove: (code) => expectBody(client.factors.removeTotp({ body: { code } })).then(() => ({ recoveryCodes: [] })),
  renew: (code) => expectBody(client.factors.renewRecoveryCodes({ body: { code } })),
};

/** A code as it is typed, what is wrong with it, and how to send it. */
export function useCode(use: CodeUse, onDone: (used: Used) => void) {
  const { t } = useTranslation('profile');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const sending = useMutation({
    act: () => acts[use](code),
    onDone: (used) => {
      setCode('');
      cache.invalidate(factors.key);
      toasts.show({ tone: 'positive', title: t(`factors.done.${use}`) });
      onDone(used);
    },
    onFailed: (failure) => {
      if (codeAt(failure, 'code'))
        return setError(t(use === 'confirm' ? 'factors.wrongActivation' : 'factors.wrongCode'));
      if (problemOf(failure).code === 'rateLimited') return setError(t('factors.tooManyCodes'));
      sayFailed(failure);
    },
  });
  return {
    code,
    error,
    isBusy: sending.isBusy,
    type(text: string) {
      setCode(text);
      setError(undefined);
    },
    submit() {
      if (code.trim() === '') setError(t('factors.codeMissing'));
      else sending.start();
    },
  };
}

/** The secret of a new app, once it was asked for. */
export function useNewApp() {
  const [made, setMade] = useState<{ secret: string; uri: string } | null>(null);
  const beginning = useMutation({
    act: () => expectBody(client.factors.beginTotp({ body: {} })),
    onDone: setMade,
    onFailed: sayFailed,
  });
  return { made, isBusy: beginning.isBusy, begin: beginning.start, drop: () => setMade(null) };
}
