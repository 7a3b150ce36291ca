import type { AppDeps } from '#deps.ts';
import type { Welcome } from '#identity/sign-in/exchange.ts';
import { applyEvent } from '#workflows/apply-event.ts';
import { systemWriter } from './system-writer.ts';

/** Somebody who was invited and signs in at a provider of one's own has taken up the invitation by that. */
export const welcome =
  (deps: AppDeps): Welcome =>
  (tx, { id }, request) =>
    applyEvent(
      deps.resources.staff,
      { id, version: null, event: { type: 'staff.accept' } },
      systemWriter(deps, tx, request),
    );
