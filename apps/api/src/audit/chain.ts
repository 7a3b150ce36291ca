import { createHash } from 'node:crypto';
import type { KeyRing } from '../key-ring/key-ring.ts';
import { type AuditPerson, apart, digestOf } from './personal/personal.ts';
import { type AuditContent, macOf } from './row-mac.ts';

/** An event that has no place yet, as it is told. */
export interface ToldEvent {
  id: string;
  entity_type: string;
  entity_id: string;
  entity_label: { ar: string; en?: string };
  at: string;
  actor_type: 'staff' | 'seeker' | 'employer' | 'provider' | 'crm' | 'system';
  actor_id: string;
  actor_name: string;
  event: string;
  from_state: string | null;
  to_state: string | null;
  reason: { code: string; note?: string; fields?: string[] } | null;
  diff: { path: string; before: unknown; after: unknown }[];
  workflow_version: number;
  person: AuditPerson | null;
}

const hexadecimal = (bytes: Buffer) => `\\x${bytes.toString('hex')}`;

/** Seals the whole histories of entities that have none yet, each with its events in a row and all under one number; bytes as PostgreSQL's text. */
export function* chained(keys: KeyRing, number: number, events: Iterable<ToldEvent>) {
  const key = keys.current;
  let last: { entity: string; position: number; mac: Buffer } | undefined;
  for (const told of events) {
    const { row, beside, personal } = inParts(told);
    const entity = `${row.entity_type} ${row.entity_id}`;
    const before = last?.entity === entity ? last : undefined;
    const position = (before?.position ?? 0) + 1;
    const content: AuditContent = { ...row, position, number, personal };
    const mac = macOf(key, content, before?.mac ?? null);
    const previous = before ? hexadecimal(before.mac) : null;
    const seal = { personal: personal && hexadecimal(personal), key_id: key.id, previous, mac: hexadecimal(mac) };
    yield { event: { ...row, position, number, ...seal }, beside };
    last = { entity, position, mac };
  }
}

function inParts({ person, ...row }: ToldEvent) {
  if (!person) return { row, beside: null, personal: null };
  const actor = { type: row.actor_type, id: row.actor_id, name: row.actor_name };
  const { entity_label: entityLabel, reason, diff } = row;
  const { content, rest } = apart({ actor, entityLabel, reason, diff }, person);
  // The same history has the same salts, as everything else of the demo.
  const salt = createHash('sha256').update(row.id).digest().subarray(0, 16);
  return {
    row: {
      ...row,
      entity_label: rest.entityLabel,
      actor_name: rest.actor.name,
      reason: rest.reason ?? null,
      diff: rest.diff,
    },
    beside: { event_id: row.id, person_id: person.id, salt: hexadecimal(salt), content },
    personal: digestOf(salt, person.id, content),
  };
}
