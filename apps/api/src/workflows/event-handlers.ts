import type { AnyResource, Writer } from '../crud/definition.ts';
import { type Checked, withEtag, writerOf } from '../crud/handlers.ts';
import { findRow } from '../crud/lists/repository.ts';
import { toRecord } from '../crud/records.ts';
import type { AppDeps } from '../deps.ts';
import { type Actor, expectFresh } from '../http/requests/actor.ts';
import { idempotent } from '../http/requests/idempotency.ts';
import { expectVersion } from '../http/serving/etag.ts';
import { applyEvent } from './apply-event.ts';
import { undoEvent } from './undo.ts';

type Act = (
  resource: AnyResource,
  on: { id: string; version: number; event: Checked['body'] },
  writer: Writer,
) => Promise<void>;

/** Answers with the record as it is after what was done to it. */
const handler = (act: Act) => (resource: AnyResource, deps: AppDeps) => {
  return async ({ params: { id }, body, request, reply }: Checked) => {
    const answer = await idempotent(deps, request, async (tx) => {
      const writer = writerOf(deps, tx, request);
      await act(resource, { id, version: expectVersion(request.headers), event: body }, writer);
      const row = await findRow(resource.table, tx, id);
      return { status: 200, body: await toRecord(resource, row!, writer) };
    });
    return withEtag(reply, answer);
  };
};

/** Refuses an event that asks for more than a session, unless whoever sends it has proved lately who they are. */
export async function expectFreshFor({ workflowBinding }: AnyResource, event: string, actor: Actor): Promise<void> {
  if (workflowBinding?.workflow.stepUp?.has(event)) await expectFresh(actor);
}

/** Answers the endpoint that sends an event to a record. */
export const sendHandler = (resource: AnyResource, deps: AppDeps) => {
  const send = handler(applyEvent)(resource, deps);
  return async (checked: Checked) => {
    await expectFreshFor(resource, checked.body.type, checked.request.actor);
    return send(checked);
  };
};
/** Answers the endpoint that takes back a record's last event. */
export const undoHandler = handler(undoEvent);
