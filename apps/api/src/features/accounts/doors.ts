import type { AppDeps } from '#deps.ts';
import { ProblemError } from '#http/problems/problems.ts';
import type { Doors } from '#identity/sign-in/exchange.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { systemWriter } from '#workflows/system-writer.ts';

/** What becomes of an account when its owner comes in by a provider of one's own. */
export const doors = (deps: AppDeps): Doors => ({
  /** Whoever was invited has taken up the invitation by that. */
  async welcome(tx, { id }, request) {
    const event = { type: 'staff.accept' } as const;
    await applyEvent(deps.resources.staff, { id, version: null, event }, systemWriter(deps, tx, request));
  },
  /** What the provider says of a role holds; the last administrator stays one, or nobody could say otherwise any more. */
  async assumeRole(tx, { id, role: former }, role, request) {
    const event = { type: 'staff.changeRole', role } as const;
    try {
      await applyEvent(deps.resources.staff, { id, version: null, event }, systemWriter(deps, tx, request));
      return role;
    } catch (error) {
      if (error instanceof ProblemError && error.extra.reason === 'lastAdmin') return former;
      throw error;
    }
  },
});
