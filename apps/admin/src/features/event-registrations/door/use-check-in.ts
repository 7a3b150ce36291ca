import { checkInMachine } from '@diwan/machines/check-in/check-in.machine';
import type { Scan, SettledScan } from '@diwan/machines/check-in/check-in.types';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { fromPromise } from 'xstate';
import { useMachine } from '#actors/use-machine.ts';
import { client } from '#api/client.ts';
import { connectivity } from '#api/connectivity.ts';
import { expectBody } from '#api/expect-body.ts';
import { useUnsavedChanges } from '#navigation/use-unsaved-changes.ts';
import { forgetScan, keepScan, readScans } from './scan-store.ts';

/** What the door tells whoever stands there. */
export interface DoorNews {
  onSettled: (settled: SettledScan) => void;
  onWaiting: (waiting: readonly Scan[]) => void;
  onRepeated: () => void;
}

const send = ({ id: idempotencyKey, eventId: id, ticket, scannedAt }: Scan) =>
  expectBody(client.eventRegistrations.checkIn({ params: { id }, body: { ticket, scannedAt }, idempotencyKey }));

/** Tickets at the door of an event, with or without a network. */
export function useCheckIn(eventId: string, { onSettled, onWaiting, onRepeated }: DoorNews) {
  const [isUnkept, setUnkept] = useState(false);
  const machine = useMemo(
    () =>
      checkInMachine.provide({
        actors: {
          readScans: fromPromise(({ input }: { input: { eventId: string } }) => readScans(input.eventId)),
          sendScan: fromPromise(({ input }: { input: { scan: Scan } }) => send(input.scan)),
        },
        actions: {
          keepScan: (_, { scan }) => void keepScan(scan).catch(() => setUnkept(true)),
          forgetScan: (_, { scan }) => scan && void forgetScan(scan.id),
          announceAnswer: ({ context: { settled } }) => settled[0] && onSettled(settled[0]),
          announceWaiting: ({ context: { waiting } }) => onWaiting(waiting),
          announceRepetition: onRepeated,
        },
      }),
    [onSettled, onWaiting, onRepeated],
  );
  const [snapshot, tell] = useMachine(machine, { input: { eventId } });
  useEffect(() => connectivity.onReach(() => tell({ type: 'server.reached' })), [tell]);
  const { waiting } = snapshot.context;
  useUnsavedChanges(isUnkept && waiting.length > 0);
  return {
    waiting,
    /** Whether this page alone knows of those that wait: the browser keeps nothing. */
    isUnkept,
    settled: snapshot.context.settled,
    isUnreachable: snapshot.hasTag('unreachable'),
    take: useCallback(
      (ticket: string) => {
        const scan = { id: crypto.randomUUID(), eventId, ticket, scannedAt: new Date().toISOString() };
        tell({ type: 'scan.taken', scan });
      },
      [tell, eventId],
    ),
  };
}
