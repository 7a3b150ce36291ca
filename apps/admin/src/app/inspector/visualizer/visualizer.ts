import { createRedaction } from '@diwan/machines/recording/redact';
import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';

/** Tells the public inspector, by its own protocol, what happens. */
export async function connectVisualizer(url: string): Promise<(inspected: InspectionEvent) => void> {
  const { createWebSocketInspector } = await import('@statelyai/inspect');
  const { inspect } = createWebSocketInspector({ url, serialize: redactTold() });
  return (inspected) => inspect.next?.(inspected);
}

/** It is a tool of others, so it gets nothing personal: states as they are, all data redacted. */
export function redactTold(): (told: StatelyInspectionEvent) => StatelyInspectionEvent {
  const redact = createRedaction();
  const copies = new WeakSet<StatelyInspectionEvent>();
  return (told) => {
    // What waited for the connection is given a second time.
    if (copies.has(told)) return told;
    const copy = { ...told };
    copies.add(copy);
    if ('event' in copy) {
      const { type, ...payload } = copy.event;
      copy.event = { ...(redact(payload) as object), type };
    }
    if ('snapshot' in copy && copy.snapshot) {
      const { status, value, context, output } = copy.snapshot as Record<string, unknown>;
      copy.snapshot = { status, value, context: redact(context), output: redact(output) } as typeof copy.snapshot;
    }
    return copy;
  };
}
