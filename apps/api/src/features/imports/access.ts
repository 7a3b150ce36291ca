import type { Capability } from '@diwan/api-contract/capabilities';
import type { AnyResource } from '#crud/definition.ts';
import { problemOf } from '#http/problems/problems.ts';
import { resourceAt } from '#resources/index.ts';

/** What somebody must hold to read files into a resource: to write it, and of people also what its export needs. */
export function capabilitiesFor({ contract }: AnyResource): Capability[] {
  return [contract.may.write, contract.may.export ?? contract.may.read];
}

/** The resource at an address of the API, for whoever may import into it. */
export function importedBy(path: string, { can }: { can(capability: Capability): boolean }): AnyResource {
  const resource = resourceAt(path);
  if (!resource.contract.import) throw problemOf('invalid', { errors: [{ path: 'resource', code: 'invalidChoice' }] });
  if (!capabilitiesFor(resource).every((capability) => can(capability)))
    throw problemOf('forbidden', { reason: 'notPermitted' });
  return resource;
}
