import { problemOfSession } from '@diwan/machines/session/session.selectors';
import { Button, Text } from '@diwan/ui';
import { useSelector } from '#actors/use-selector.ts';
import { core } from '#messages/core.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { useSessionActor } from '#session/session-context.tsx';
import { Panel } from './Panel.tsx';

/** The way back from the identity provider: it passes by itself, or says what went wrong. */
export default function CallbackScreen() {
  const texts = core();
  const actor = useSessionActor();
  const go = useGo();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const problem = useSelector(actor, problemOfSession);
  if (isBusy) {
    return (
      <Panel title={texts.callback.title}>
        <Text tone="muted">{texts.callback.pending}</Text>
      </Panel>
    );
  }
  return (
    <Panel title={texts.callback.failedTitle}>
      <div role="alert">
        {problem && (
          <Text tone="critical" dir="auto">
            {problem.detail ?? problem.title}
          </Text>
        )}
        <Text tone="muted">{texts.callback.failedDetail}</Text>
      </div>
      <Button variant="primary" size="large" isFullWidth onPress={() => go('/login', { replace: true })}>
        {texts.callback.again}
      </Button>
    </Panel>
  );
}
