import {
  type ActorRefLike,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';
import { createStore, type Store } from '#actors/store.ts';

export interface RunningActor {
  ref: AnyActorRef;
  parent: string | null;
  /** How far it stands from its root. */
  depth: number;
}

/** Parents stand before their children. */
export interface RunningActors extends Pick<Store<readonly RunningActor[]>, 'read' | 'subscribe'> {
  note: (inspected: InspectionEvent) => void;
}

/** Keeps a tree of all actors that run, and tells when anything has happened to any of them. */
export function watchRunningActors(): RunningActors {
  const actors = new Map<string, AnyActorRef>();
  const { read, set, subscribe } = createStore<readonly RunningActor[]>([]);
  let isTold = true;

  function tell(): void {
    isTold = true;
    set(treeOf([...actors.values()]));
  }

  return {
    read,
    subscribe,
    note(inspected) {
      const actor = inspected.actorRef as ActorRefLike as AnyActorRef;
      if (inspected.type === '@xstate.snapshot') {
        if (inspected.snapshot.status === 'active') actors.set(actor.sessionId, actor);
        else actors.delete(actor.sessionId);
      }
      if (isTold) queueMicrotask(tell);
      isTold = false;
    },
  };
}

function treeOf(actors: readonly AnyActorRef[]): RunningActor[] {
  const below = (parent: AnyActorRef | undefined, depth: number): RunningActor[] =>
    actors
      .filter((actor) => actor._parent === parent)
      .flatMap((ref) => [{ ref, parent: parent?.sessionId ?? null, depth }, ...below(ref, depth + 1)]);
  return below(undefined, 0);
}

/** The snapshot of an actor that is a machine; null for plain work. */
export function machineSnapshot(ref: AnyActorRef): AnyMachineSnapshot | null {
  const snapshot = ref.getSnapshot() as AnyMachineSnapshot;
  return isMachineSnapshot(snapshot) ? snapshot : null;
}

/** What an actor is called: its machine, or the work that it does. */
export function nameOf(ref: AnyActorRef): string {
  const machine = machineSnapshot(ref)?.machine.id;
  if (!machine) return typeof ref.src === 'string' ? ref.src : ref.id;
  return ref.id === machine || ref.id === ref.sessionId ? machine : `${machine} · ${ref.id}`;
}
