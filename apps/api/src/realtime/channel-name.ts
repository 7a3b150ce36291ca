import { resources } from '@diwan/api-contract/resources';

/** What a channel is about, read from its name on the wire. */
export type ChannelSubject =
  | { kind: 'resource'; path: string }
  | { kind: 'record'; path: string; id: string }
  | { kind: 'person'; userId: string }
  | { kind: 'work' }
  | { kind: 'settings' };

const paths = new Set<string>(Object.values(resources).map((resource) => resource.path));
const uuid = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
const resourceName = /^private-resource\.([a-z-]+)$/;
const recordName = new RegExp(`^presence-record\\.([a-z-]+)\\.(${uuid})$`);
const personName = new RegExp(`^private-person\\.(${uuid})$`);

/** The protocol's name of a contract channel: records are presence channels, all others private. */
export function wireName(channel: string): string {
  return channel.startsWith('record.') ? `presence-${channel}` : `private-${channel}`;
}

export function isPresence(wire: string): boolean {
  return wire.startsWith('presence-');
}

/** The subject of a wire name, or null where no such channel exists. */
export function subjectOf(wire: string): ChannelSubject | null {
  if (wire === 'private-work') return { kind: 'work' };
  if (wire === 'private-settings') return { kind: 'settings' };
  const [, person] = personName.exec(wire) ?? [];
  if (person) return { kind: 'person', userId: person };
  const [, resource] = resourceName.exec(wire) ?? [];
  if (resource && paths.has(resource)) return { kind: 'resource', path: resource };
  const [, path, id] = recordName.exec(wire) ?? [];
  if (path && id && paths.has(path)) return { kind: 'record', path, id };
  return null;
}
