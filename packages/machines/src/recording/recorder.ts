import { type AnyEventObject, type InspectionEvent, isMachineSnapshot, type StateValue } from 'xstate';
import type { RecordedActor, RecordedEvent, Recording } from './recording.types.ts';
import { createRedaction } from './redact.ts';

export interface RecorderOptions {
  /** The path of the screen. */
  route: () => string;
  limit?: number;
  /** When what was seen is written down: at once unless given, for it takes as long as what is seen is large. */
  later?: (work: () => void) => void;
}

export interface Recorder {
  /** Sees what the actors do: given to them as `inspect`. */
  observe: (inspected: InspectionEvent) => void;
  take: (build: string | null) => Recording;
}

interface Entry extends RecordedEvent {
  context: unknown;
}

/** What an actor did, as it was. */
interface Seen {
  id: string;
  machine: string;
  event: AnyEventObject;
  value: StateValue;
  context: unknown;
  at: string;
  path: string;
}

interface Known extends RecordedActor {
  isOver: boolean;
  /** How many of its events are kept. */
  kept: number;
}

/** Keeps the last events of all machines, redacted: what is personal is held no longer than until it is written down. */
export function createRecorder({ route, limit = 200, later = (work) => work() }: RecorderOptions): Recorder {
  const redact = createRedaction();
  const known = new Map<string, Known>();
  const entries: Entry[] = [];
  const seen: Seen[] = [];

  function writeDown(): void {
    for (const each of seen.splice(0)) note(each);
  }

  function note({ id, machine, event, value, at, path, ...raw }: Seen): void {
    const context = redact(raw.context);
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
      entries.push({ actor: id, at, route: path, event: redacted, value, context });
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
      const { machine, context } = snapshot;
      seen.push({
        id: actorRef.sessionId,
        machine: machine.id,
        event,
        value: snapshot.value as StateValue,
        context,
        at: new Date().toISOString(),
        path: route(),
      });
      if (seen.length === 1) later(writeDown);
    },
    take(build) {
      writeDown();
      return {
        format: 1,
        build,
        savedAt: new Date().toISOString(),
        actors: [...known.values()].map(({ id, machine, value, context }) => ({ id, machine, value, context })),
        events: entries.map(({ context: _, ...event }) => event),
      };
    },
  };
}
