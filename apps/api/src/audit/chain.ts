import type { KeyRing } from '../key-ring/key-ring.ts';
import { type AuditContent, macOf } from './row-mac.ts';

type Unplaced = Omit<AuditContent, 'position' | 'number'>;

/** Seals the whole histories of entities that have none yet, each with its events in a row and all under one number; bytes as PostgreSQL's text. */
export function* chained<T extends Unplaced>(keys: KeyRing, number: number, events: Iterable<T>) {
  const key = keys.current;
  let last: { entity: string; position: number; mac: Buffer } | undefined;
  for (const event of events) {
    const entity = `${event.entity_type} ${event.entity_id}`;
    const before = last?.entity === entity ? last : undefined;
    const position = (before?.position ?? 0) + 1;
    const mac = macOf(key, { ...event, position, number }, before?.mac ?? null);
    const previous = before ? `\\x${before.mac.toString('hex')}` : null;
    yield { ...event, position, number, key_id: key.id, previous, mac: `\\x${mac.toString('hex')}` };
    last = { entity, position, mac };
  }
}
