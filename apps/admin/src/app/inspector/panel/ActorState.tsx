import { createRedaction } from '@diwan/machines/recording/redact';
import { stateText } from '@diwan/machines/recording/state-text';
import { Heading, Stack, Text } from '@diwan/ui';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';
import { machineSnapshot } from '../running-actors.ts';
import * as styles from './inspector.css.ts';
import { texts } from './texts.ts';

const MachineDiagram = lazy(async () => ({
  default: (await import('@diwan/diagrams/MachineDiagram')).MachineDiagram,
}));

const redact = createRedaction();

/** Where an actor is on its drawing, and what it knows, redacted. */
export function ActorState({ actor }: { actor: AnyActorRef }) {
  const snapshot = useSyncExternalStore(
    (changed) => actor.subscribe(changed).unsubscribe,
    () => machineSnapshot(actor),
  );
  if (!snapshot) return null;
  return (
    <Stack>
      <Heading level={3} size="body">
        {stateText(snapshot.value)}
      </Heading>
      <Suspense fallback={<Text tone="muted">{texts.drawing}</Text>}>
        <MachineDiagram config={snapshot.machine.config} here={snapshot.value} />
      </Suspense>
      <Heading level={3} size="body">
        {texts.context}
      </Heading>
      <pre className={styles.data}>{JSON.stringify(redact(snapshot.context), null, 1)}</pre>
    </Stack>
  );
}
