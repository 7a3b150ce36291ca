import { type Capability, hasCapability } from '@diwan/api-contract/capabilities';
import type { Role } from '@diwan/api-contract/values/staff';
import type { FastifyRequest } from 'fastify';
import { problemOf } from '../problems/problems.ts';

/** The member of staff on whose behalf a request runs; code asks it for a capability, never for its role. */
export interface Actor {
  type: 'staff';
  id: string;
  name: string;
  role: Role;
  sessionId: string;
  can(capability: Capability): boolean;
  /** Whether they have proved lately who they are. */
  isFresh(): Promise<boolean>;
}

export function staffActor(staff: Omit<Actor, 'type' | 'can'>): Actor {
  return { type: 'staff', ...staff, can: (capability) => hasCapability(staff.role, capability) };
}

/** Refuses whoever has not proved lately who they are. */
export async function expectFresh(actor: Pick<Actor, 'isFresh'>): Promise<void> {
  if (!(await actor.isFresh())) throw problemOf('step_up_required');
}

const actors = new WeakMap<FastifyRequest, Actor>();

export function setActor(request: FastifyRequest, actor: Actor): void {
  actors.set(request, actor);
}

/** Who asks, where that is known: refused calls have an actor as well. */
export function actorOf(request: FastifyRequest): Actor | undefined {
  return actors.get(request);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; reading it on an endpoint that anyone may call is a programming error and throws. */
    actor: Actor;
  }
}
