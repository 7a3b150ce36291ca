import type { Capability } from '@diwan/api-contract/capabilities';
import type { AnyResource } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import type { Actor } from '#http/requests/actor.ts';
import { resourceAt } from '#resources/index.ts';
import { expectFreshFor } from '#workflows/event-handlers.ts';

/** What somebody must hold to read files into a resource: to write it or send what its rows send, and of people also what its export needs. */
export function capabilitiesFor({ contract, workflowBinding }: AnyResource): Capability[] {
  const { answers } = contract.import!;
  const writing = answers
    ? answers.events.map((event: string) => workflowBinding!.workflow.may[event]!)
    : [contract.may.write];
  return [...writing, contract.may.export ?? contract.may.read];
}

/** Refuses to carry out what asks for more than a session, unless whoever does has proved lately who they are. */
export async function expectFreshToAnswer(resource: AnyResource, actor: Actor): Promise<void> {
  for (const event of resource.contract.import!.answers?.events ?? []) await expectFreshFor(resource, event, actor);
}

/** The resource at an address of the API, for whoever may import into it. */
export function importedBy(path: string, { can }: { can(capability: Capability): boolean }): AnyResource {
  const resource = resourceAt(path);
  if (!resource.contract.import) throw problemOf('invalid', { errors: [{ path: 'resource', code: 'invalidChoice' }] });
  if (!capabilitiesFor(resource).every((capability) => can(capability)))
    throw problemOf('forbidden', { reason: 'notPermitted' });
  return resource;
}
