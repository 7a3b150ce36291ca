import { signInEndOf } from '@diwan/machines/session/session.selectors';
import { createFormat, toasts } from '@diwan/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from '#actors/use-selector.ts';
import { currentLanguage } from '#messages/language.ts';
import { useSessionActor } from '#session/session-context.tsx';
import { waitForExpiry } from '#session/token/waiting.ts';

const notice = 10 * 60_000;

/** Tells a while before the sign-in ends, and offers to begin it again in another window: whoever works on is interrupted by nothing. */
export function SignInEnds() {
  const { t } = useTranslation('shell');
  const actor = useSessionActor();
  const endsAt = useSelector(actor, signInEndOf);
  useEffect(() => {
    const { session } = actor.getSnapshot().context;
    if (!endsAt || !session) return;
    const waiting = new AbortController();
    let told: number | undefined;
    const tell = () => {
      told = toasts.show({
        tone: 'attention',
        title: t('signInEnds.title', { time: createFormat(currentLanguage()).dateTime(endsAt) }),
        description: t('signInEnds.text'),
        duration: notice,
        action: { label: t('lapsed.action'), onPress: () => actor.send({ type: 'session.signInWindowRequested' }) },
      });
    };
    waitForExpiry(endsAt, session.serverOffset, waiting.signal, notice).then(tell, () => {});
    return () => {
      waiting.abort();
      if (told !== undefined) toasts.dismiss(told);
    };
  }, [actor, endsAt, t]);
  return null;
}
