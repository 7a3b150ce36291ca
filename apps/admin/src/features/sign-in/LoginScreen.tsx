import { safeReturnPath } from '@diwan/machines/navigation/safe-return-path';
import { problemOfSession } from '@diwan/machines/session/session.selectors';
import { Button, Text } from '@diwan/ui';
import { useEffect } from 'react';
import { useSelector } from '#actors/use-selector.ts';
import { core } from '#messages/core.ts';
import { useGo, useNavigationParts, useSearch } from '#navigation/navigation-context.tsx';
import { useSession, useSessionActor } from '#session/session-context.tsx';
import { isEndReason } from './end-reason.ts';
import { Panel } from './Panel.tsx';

/** One button to the identity provider, and why one was signed out. */
export default function LoginScreen() {
  const texts = core();
  const search = useSearch();
  const go = useGo();
  const { table } = useNavigationParts();
  const { isSignedIn } = useSession();
  const actor = useSessionActor();
  const isPending = useSelector(actor, (snapshot) => snapshot.matches('redirecting'));
  const problem = useSelector(actor, problemOfSession);
  const query = new URLSearchParams(search);
  const to = safeReturnPath(query.get('to'), (path) => table.match(path) !== null);
  const reason = query.get('reason');
  useEffect(() => {
    if (isSignedIn) go(to ?? '/', { replace: true });
  }, [isSignedIn, go, to]);
  return (
    <Panel title={texts.signIn.title}>
      {isEndReason(reason) && <Text tone="muted">{texts.signIn.reasons[reason]}</Text>}
      {problem && (
        <div role="alert">
          <Text tone="critical">{texts.signIn.failed}</Text>
        </div>
      )}
      <Button
        variant="primary"
        size="large"
        isFullWidth
        isPending={isPending}
        onPress={() => actor.send({ type: 'session.signInRequested', to })}
      >
        {isPending ? texts.signIn.pending : texts.signIn.action}
      </Button>
      <Text size="small" tone="muted">
        {texts.signIn.note}
      </Text>
    </Panel>
  );
}
