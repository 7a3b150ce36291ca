import type { AudienceEntity } from '@diwan/api-contract/values/records/campaign';
import { untilLoaded } from '@diwan/ui';
import type { Resource } from '#crud/resource/define-resource.ts';
import { loadResource } from '#crud/resource/resource-register.ts';
import { loadMessages } from '#messages/messages.ts';

const loaded = new Map<AudienceEntity, Promise<Resource>>();

/** The list that an audience is taken from, with its words; its states are chosen among the other filters. */
export function listOf(entity: AudienceEntity): Promise<Resource> {
  const known = loaded.get(entity) ?? untilLoaded(() => fetchList(entity));
  loaded.set(entity, known);
  return known;
}

async function fetchList(entity: AudienceEntity): Promise<Resource> {
  const [resource] = await Promise.all([loadResource(entity), loadMessages(entity), loadMessages('list')]);
  const { states, workflow, filters } = resource;
  const state = { kind: 'choices', values: states, labels: `states.${workflow}` } as const;
  return { ...resource, filters: { ...filters, state } };
}
