import type { Client } from 'pg';
import type { Database } from '../db/database.ts';

export const busChannel = 'realtime';

/** What the processes tell each other through PostgreSQL. Channels are names on the wire. */
export type BusMessage =
  | { kind: 'event'; channel: string; event: string; data: string; except?: string }
  | { kind: 'sessionEnded'; sessionId: string; channel: string; data: string };

export interface Bus {
  close(): Promise<void>;
}

const probeEvery = 10_000;
const longestWait = 5_000;

/**
 * Listens on one connection of its own and connects again when it is lost. What is sent meanwhile is missed, which
 * `onGap` reports after the next success.
 */
export async function openBus(
  database: Database,
  onMessage: (message: BusMessage) => void,
  onGap: () => void,
): Promise<Bus> {
  let client: Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const fresh = await database.connect('diwan realtime');
    client = fresh;
    fresh.on('notification', ({ payload }) => onMessage(JSON.parse(payload ?? '') as BusMessage));
    try {
      await fresh.query(`listen ${busChannel}`);
    } catch (error) {
      void fresh.end().catch(() => {});
      throw error;
    }
    timer = setInterval(() => fresh.query('select 1').catch(() => fresh.end()), probeEvery);
    fresh.once('end', () => {
      clearInterval(timer);
      if (!isClosed) retry(100);
    });
  }

  function retry(wait: number): void {
    timer = setTimeout(() => {
      listen().then(onGap, () => {
        if (!isClosed) retry(Math.min(wait * 2, longestWait));
      });
    }, wait);
  }

  await listen();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
