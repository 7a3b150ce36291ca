import { createHmac } from 'node:crypto';
import type { Key } from '../key-ring/key.ts';
import { inOrder } from './personal/in-order.ts';

/** An event as it is stored, without what seals it. */
export interface AuditContent {
  id: string;
  entity_type: string;
  entity_id: string;
  position: number;
  number: number;
  entity_label: unknown;
  /** With microseconds, as the database gives it. */
  at: string;
  actor_type: string;
  actor_id: string;
  actor_name: string;
  session_hash?: string | null | undefined;
  ip?: string | null | undefined;
  user_agent?: string | null | undefined;
  request_id?: string | null | undefined;
  event: string;
  from_state?: string | null | undefined;
  to_state?: string | null | undefined;
  reason?: unknown;
  diff: unknown;
  workflow_version?: number | null | undefined;
  /** The digest of what stands beside the log. */
  personal?: Buffer | null | undefined;
}

const fields = [
  'id',
  'entity_type',
  'entity_id',
  'position',
  'number',
  'entity_label',
  'at',
  'actor_type',
  'actor_id',
  'actor_name',
  'session_hash',
  'ip',
  'user_agent',
  'request_id',
  'event',
  'from_state',
  'to_state',
  'reason',
  'diff',
  'workflow_version',
] as const satisfies (keyof AuditContent)[];

/** Of the content, the place and the seal before: nobody makes it without the key, and it fits nowhere else. */
export function macOf(key: Key, content: AuditContent, previous: Buffer | null): Buffer {
  const values = fields.map((field) => inOrder(content[field] ?? null));
  // Events from before there was such a thing are sealed without it.
  if (content.personal) values.push(content.personal.toString('hex'));
  return createHmac('sha256', key.for('audit row'))
    .update(JSON.stringify([previous?.toString('hex') ?? null, ...values]))
    .digest();
}
