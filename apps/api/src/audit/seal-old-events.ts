import { sql } from 'drizzle-orm';
import type { Database, Tx } from '../db/database.ts';
import type { KeyRing } from '../key-ring/key-ring.ts';
import { readPage } from './read-page.ts';
import { recordAudit } from './record.ts';
import { type AuditContent, macOf } from './row-mac.ts';

/** Seals what was written before events were sealed, once and as their owner; what their hashes say against them is written into the log first. */
export async function sealOldEvents(owner: Database, keys: KeyRing): Promise<{ sealed: number; suspicious: number }> {
  return owner.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`lock table audit_events in access exclusive mode`);
    const { rows } = await tx.execute<{ isSealed: boolean }>(
      sql`select attnotnull as "isSealed" from pg_attribute where attrelid = 'audit_events'::regclass and attname = 'mac'`,
    );
    if (rows[0]?.isSealed) return { sealed: 0, suspicious: 0 };

    const suspicious = await findBrokenHashes(tx);
    await tx.execute(sql`alter table audit_events disable trigger append_only`);
    let sealed = 0;
    let last: (AuditContent & { mac: Buffer }) | undefined;
    for (;;) {
      const page = await readPage(tx, last);
      if (page.length === 0) break;
      const key = keys.current;
      const macs = page.map((row) => {
        const isNext = last?.entity_type === row.entity_type && last.entity_id === row.entity_id;
        const previous = isNext && last ? last.mac : null;
        const mac = macOf(key, row, previous);
        last = { ...row, mac };
        return { id: row.id, previous: previous?.toString('hex') ?? null, mac: mac.toString('hex') };
      });
      await tx.execute(sql`
        update audit_events set key_id = ${key.id}, previous = decode(made.previous, 'hex'), mac = decode(made.mac, 'hex')
        from json_to_recordset(${JSON.stringify(macs)}::json) as made (id uuid, previous text, mac text)
        where audit_events.id = made.id`);
      sealed += page.length;
    }
    await tx.execute(sql`alter table audit_events enable always trigger append_only`);
    await tx.execute(sql`alter table audit_events alter key_id set not null, alter mac set not null`);
    if (sealed > 0) {
      await recordAudit(Object.assign(tx, { auditKeys: keys }), {
        actor: { type: 'system', id: 'system', name: 'system' },
        entityType: 'audit',
        entityId: 'log',
        entityLabel: { ar: 'سجل التدقيق', en: 'Audit log' },
        event: 'audit.sealed',
        diff: [
          { path: 'events', before: null, after: sealed },
          { path: 'suspicious', before: null, after: suspicious },
        ],
      });
    }
    return { sealed, suspicious: suspicious.length };
  });
}

/** The events whose hash does not follow from themselves and the event before. */
async function findBrokenHashes(tx: Tx): Promise<{ entityType: string; entityId: string; position: number }[]> {
  const { rows } = await tx.execute<{ entityType: string; entityId: string; position: number }>(sql`
    select entity_type as "entityType", entity_id as "entityId", position
    from (
      select entry.*, entry.hash as kept, audit_event_hash(entry, lag(entry.hash) over chain) as expected,
        lag(position, 1, 0) over chain + 1 as place
      from audit_events as entry
      window chain as (partition by entity_type, entity_id order by position)
    ) as checked
    where kept <> expected or position <> place
    order by 1, 2, 3 limit 100`);
  return rows;
}
