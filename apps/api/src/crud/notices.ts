import { type Capability, hasCapability } from '@diwan/api-contract/capabilities';
import type { NotificationKind } from '@diwan/api-contract/values/records/notification';
import type { roles } from '@diwan/api-contract/values/staff';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Tx } from '#db/database.ts';
import { staff } from '#db/schema/identity.ts';
import { type NewNotification, notify } from '#notify/notify.ts';

type About = Pick<NewNotification, 'ref'> & Partial<Pick<NewNotification, 'path'>>;
type Params = NewNotification['params'];
/** Whoever of these are staff is told. */
type Audience<Row> = (row: Row, tx: Tx) => PersonIds | Promise<PersonIds>;
type PersonIds = readonly (string | null | undefined)[];

/** One thing that an event tells some people. */
export interface Notice<Row> {
  kind: NotificationKind;
  /** Told only of those rows. */
  isFor?(row: Row): boolean;
  tell(row: Row, writer: Teller): Promise<{ userIds: PersonIds; params: Params; once: string } & About>;
}
/** An event that tells nobody, and why not. */
export interface Silence {
  nobody: string;
}

/** Of each event of a workflow, or moment of a record, whom it tells what. */
export type Notices<Row, Event extends string> = { [Type in Event]: NoticesOf<Row> };
type NoticesOf<Row> = readonly Notice<Row>[] | Silence;

/** Who acts, and when: enough of a writer to tell of it. */
export interface Teller {
  tx: Tx;
  now: string;
  actor: { id: string };
  /** The person behind it, where the system acts. */
  causedBy?: string;
}

/** Says that an event tells nobody. */
export const nobody = (why: string): Silence => ({ nobody: why });

/** Makes the notices about records of one kind; each is given once for each version of its record, unless `once` says otherwise. */
export function noticesAbout<Row extends { id: string; version?: number }>(
  about: (row: Row, tx: Tx) => About | Promise<About>,
) {
  return (
    kind: NotificationKind,
    whom: Audience<Row>,
    more: {
      params?(row: Row, tx: Tx): Params | Promise<Params>;
      about?(row: Row, tx: Tx): About | Promise<About>;
      once?(row: Row, now: string): string;
      isFor?(row: Row): boolean;
    } = {},
  ): Notice<Row> => ({
    kind,
    ...(more.isFor ? { isFor: more.isFor } : {}),
    async tell(row, { tx, now }) {
      return {
        ...(await (more.about ?? about)(row, tx)),
        userIds: await whom(row, tx),
        params: (await more.params?.(row, tx)) ?? {},
        once: more.once?.(row, now) ?? versionOf(row),
      };
    },
  });
}

/** Names an event of a record, so that it is told once, and can be taken back with it. */
export const versionOf = ({ id, version }: { id: string; version?: number }): string => `${id} v${version ?? 1}`;

/** Leaves what an event tells, in its transaction, with everybody but the person who caused it. */
export async function tell<Row>(notices: NoticesOf<Row>, row: Row, teller: Teller): Promise<void> {
  if ('nobody' in notices) return;
  const causedBy = teller.causedBy ?? teller.actor.id;
  for (const { kind, isFor, tell: tellOne } of notices) {
    if (isFor && !isFor(row)) continue;
    const { userIds, ...content } = await tellOne(row, teller);
    const others = new Set(userIds.filter((id) => id !== null && id !== undefined && id !== causedBy));
    await notify(teller.tx, { ...content, kind, userIds: [...others] as string[] });
  }
}

/** Those whose queue it is: everybody at work who may do what comes next. */
export const queueOf = (capability: Capability) => async (_: unknown, tx: Tx) => {
  const people = await tx
    .select({ id: staff.id, role: staff.role })
    .from(staff)
    .where(and(eq(staff.state, 'active'), isNotNull(staff.role)));
  return people.filter(({ role }) => hasCapability(role as (typeof roles)[number], capability)).map(({ id }) => id);
};

/** The member of staff who made the record, if one did. */
export const author = ({ createdBy }: { createdBy: { type: string; id: string } }) =>
  createdBy.type === 'staff' ? [createdBy.id] : [];

/** The member of staff who looks after the record, if anybody does. */
export const assignee = (row: { assignee: { id: string } | null }) => [row.assignee?.id];
