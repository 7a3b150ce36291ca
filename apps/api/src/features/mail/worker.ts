import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail } from '@diwan/api-contract/resources/mails';
import { and, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { keepWorking, type Worker } from '#background/keep-working.ts';
import { newId } from '#db/id.ts';
import { mailsTable as mails, mailPreviewsTable as previews } from '#db/schema/mails.ts';
import type { AppDeps } from '#deps.ts';
import { settingIn } from '#settings/read-settings.ts';
import type { MailConfig } from './config.ts';
import { attemptSeconds, deliver } from './deliver.ts';
import { keepNext, leaseNext, type MailDeps, recoverNext, withdrawNext } from './leases.ts';
import { createPace } from './pace.ts';
import { mostConnections, openTransport } from './transport.ts';

const lookEvery = 1_000;
/** After this time without an end, somebody else takes a mail up. */
const leaseSeconds = 2 * attemptSeconds;

/** Delivers what is due for as long as the process lasts: beside others in other processes, and on after any crash. */
export function startMailWorker(
  deps: MailDeps,
  config: MailConfig | null,
  { say = () => {} }: { say?: (line: string) => void } = {},
): Worker {
  const stop = new AbortController();
  const rest = (milliseconds: number) => sleep(milliseconds, undefined, { signal: stop.signal }).catch(() => {});
  const repeat = (name: string, work: () => Promise<boolean>) =>
    keepWorking({ name, work, pauseWhenIdle: lookEvery, say });

  const running = [
    repeat('Mails that were being sent', () => recoverNext(deps)),
    repeat('Mails that are taken back', () => withdrawNext(deps)),
  ];
  if (!config) running.push(repeat('Mails', () => keepNext(deps)));
  const transport = config && openTransport(config);
  if (config && transport) {
    const pace = createPace(config.perMinute, rest, say);
    const { address: from } = config.from;
    const delivery = { transport, from, domain: from.split('@')[1]! };
    const deliverNext = async () => {
      await pace.turn();
      if (stop.signal.aborted) return false;
      const mail = await leaseNext(deps, newId(), leaseSeconds);
      if (mail) pace.heard(await deliver(deps, delivery, mail));
      return mail !== null;
    };
    for (let line = 0; line < mostConnections; line += 1) running.push(repeat('Mails', deliverNext));
  }
  return {
    async close() {
      stop.abort();
      // What the server is just answering is waited for; what takes longer is found by its lease.
      const patience = new AbortController();
      const closed = running.map((each) => each.close());
      await Promise.race([Promise.all(closed), sleep(10_000, undefined, { signal: patience.signal }).catch(() => {})]);
      patience.abort();
      transport?.close();
    },
  };
}

/** Nothing moves a mail on from here by itself. */
const ended: Mail['state'][] = ['sent', 'kept', 'uncertain', 'failed', 'cancelled'];

/** Forgets what was looked at before it was written; to whom and what was sent long ago, and what staff wrote in mails that never left. That there were mails stays. */
export async function forgetSentTexts({
  database: { orm },
  clock,
}: Pick<AppDeps, 'database' | 'clock'>): Promise<void> {
  await orm.delete(previews).where(lt(previews.madeAt, sql`now() - interval '1 hour'`));
  const days = settingIn('mailContentDays', clock().toISOString());
  await orm
    .update(mails)
    .set({ content: null, sentTo: null, message: null })
    .where(
      and(
        inArray(mails.state, ended),
        or(isNotNull(mails.content), isNotNull(mails.message)),
        lt(mails.stateChangedAt, sql`now() - make_interval(days => ${days})`),
      ),
    );
}
