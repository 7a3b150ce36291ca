import { Button, Inline, Stack, TextArea } from '@diwan/ui';
import { useState, useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { machineSnapshot } from '../running-actors.ts';
import { texts } from './texts.ts';

/** The events of an actor's machine, to be sent by hand with a payload. */
export function SendEvent({ actor }: { actor: AnyActorRef }) {
  const snapshot = useSyncExternalStore(
    (changed) => actor.subscribe(changed).unsubscribe,
    () => machineSnapshot(actor),
  );
  const [text, setText] = useState('');
  const payload = payloadOf(text);
  if (!snapshot) return null;
  const own = snapshot.machine.events.filter((type: string) => !type.startsWith('xstate.') && type !== '*');
  return (
    <Stack>
      <TextArea
        label={texts.payload}
        description={texts.payloadHelp}
        errorMessage={payload ? undefined : texts.notJson}
        dir="ltr"
        value={text}
        onChange={setText}
      />
      <Inline>
        {own.map((type: string) => (
          <Button
            key={type}
            size="small"
            isDisabled={!payload || !canSend(snapshot, { ...payload, type })}
            onPress={() => actor.send({ ...payload, type })}
          >
            {type}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

function payloadOf(text: string): object | null {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** A guard that looks for what the payload lacks counts as a no. */
function canSend(snapshot: AnyMachineSnapshot, event: { type: string }): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return false;
  }
}
