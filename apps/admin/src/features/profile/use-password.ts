import { toasts } from '@diwan/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cache } from '#api/cache/cache.ts';
import { client } from '#api/client.ts';
import { expectBody, problemOf } from '#api/expect-body.ts';
import { useMutation } from '#crud/query/use-mutation.ts';
import { useUnsavedChanges } from '#navigation/use-unsaved-changes.ts';
import { codeAt, sayFailed } from './say-failed.ts';
import { sessions } from './use-sessions.ts';

const blank = { current: '', password: '', again: '' };
type Part = keyof typeof blank;

/** A new password in place of the current one: what was typed, what is wrong with it, and how to send it. */
export function usePassword() {
  const { t } = useTranslation('profile');
  const [typed, setTyped] = useState(blank);
  useUnsavedChanges(Object.values(typed).some(Boolean));
  const [errors, setErrors] = useState<Partial<Record<Part, string>>>({});
  const changing = useMutation({
    act: () => {
      const { current, password } = typed;
      return expectBody(client.profile.changePassword({ body: { current, password } }));
    },
    onDone: () => {
      setTyped(blank);
      cache.invalidate(sessions.key);
      toasts.show({ tone: 'positive', title: t('password.changed') });
    },
    onFailed: (error) => {
      if (problemOf(error).code !== 'invalid') return sayFailed(error);
      const said = (path: Part) => {
        const code = codeAt(error, path);
        return code && t(`password.${code}` as 'password.wrongPassword');
      };
      setErrors({ current: said('current'), password: said('password') });
    },
  });
  return {
    typed,
    errors,
    isBusy: changing.isBusy,
    type: (part: Part) => (text: string) => {
      setTyped((all) => ({ ...all, [part]: text }));
      setErrors((all) => ({ ...all, [part]: undefined }));
    },
    submit() {
      const found = {
        current: typed.current === '' ? t('password.currentMissing') : undefined,
        password: typed.password === '' ? t('password.newMissing') : undefined,
        again: typed.again === typed.password ? undefined : t('password.different'),
      };
      setErrors(found);
      if (!Object.values(found).some(Boolean)) changing.start();
    },
  };
}
