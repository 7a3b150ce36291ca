import { resources } from '@diwan/api-contract/resources';
import type { Actor } from '../http/requests/actor.ts';
import { subjectOf } from './channel-name.ts';

/** Whether somebody may listen to a channel: what they may read, and their own person channel only. */
export function mayListen(actor: Actor, wire: string): boolean {
  const subject = subjectOf(wire);
  if (subject === null) return false;
  switch (subject.kind) {
    case 'work':
      return actor.can('content.read');
    case 'settings':
      return actor.can('session.use');
    case 'person':
      return subject.userId === actor.id;
    case 'resource':
    case 'record': {
      const resource = Object.values(resources).find(({ path }) => path === subject.path);
      return resource !== undefined && actor.can(resource.may.read);
    }
  }
}
