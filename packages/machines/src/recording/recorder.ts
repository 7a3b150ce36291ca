import { type AnyEventObject, type InspectionEvent, isMachineSnapshot, type StateValue } from 'xstate';
import type { RecordedActor, RecordedEvent, Recording } from './recording.types.ts';
import { createRedaction } from './redact.ts';

export interface RecorderOptions {
  /** The path of the screen. */
  route: () => string;
  limit?: number;
}

export interface Recorder {
  /** Sees what the actors do: given to them as `inspect`. */
  observe: (inspected: InspectionEvent) => void;
  take: (build: string | null) => Recording;
}

interface Entry extends RecordedEvent {
  context: unknown;
}

interface Known extends RecordedActor {
  isOver: boolean;
  /** How many of its events are kept. */
  kept: number;
}

/** Keeps the last events of all machines, redacted at once: nothing personal is held, even in memory. */
export function createRecorder({ route, limit = 200 }: RecorderOptions): Recorder {
  const redact = createRedaction();
  const known = new Map<string, Known>();
  const entries: Entry[] = [];

  function note(id: string, machine: string, event: AnyEventObject, value: StateValue, context: unknown): void {
    const actor = known.get(id);
    if (event.type === 'xstate.stop') {
      if (actor) actor.isOver = true;
      return forgetIfOver(id);
    }
    if (!actor) {
      known.set(id, { id, machine, value, context, isOver: false, kept: 0 });
    } else if (event.type === 'xstate.init') {
      actor.isOver = false;
    } else {
      const { type, ...payload } = event;
      const redacted = { ...(redact(payload) as object), type };
      entries.push({ actor: id, at: new Date().toISOString(), route: route(), event: redacted, value, context });
      actor.kept += 1;
      if (entries.length > limit) drop(entries.shift()!);
    }
  }

  /** What is no longer kept is where its actor begins from now on. */
  function drop({ actor: id, value, context }: Entry): void {
    const actor = known.get(id)!;
    known.set(id, { ...actor, value, context, kept: actor.kept - 1 });
    forgetIfOver(id);
  }

  function forgetIfOver(id: string): void {
    const actor = known.get(id);
    if (actor?.isOver && actor.kept === 0) known.delete(id);
  }

  return {
    observe(inspected) {
      if (inspected.type !== '@xstate.snapshot' || !isMachineSnapshot(inspected.snapshot)) return;
      const { actorRef, event, snapshot } = inspected;
      note(actorRef.sessionId, snapshot.machine.id, event, snapshot.value as StateValue, redact(snapshot.context));
    },
    take: (build) => ({
      format: 1,
      build,
      savedAt: new Date().toISOString(),
      actors: [...known.values()].map(({ id, machine, value, context }) => ({ id, machine, value, context })),
      events: entries.map(({ context: _, ...event }) => event),
    }),
  };
}
