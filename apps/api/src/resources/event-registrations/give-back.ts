import type { Writer } from '#crud/definition.ts';
import { ProblemError } from '#http/problems/problems.ts';
import { applyEvent } from '#workflows/apply-event.ts';

/** Gives a place at an event back, to whoever waits for one; where it is over the place stays as it was counted. */
export async function giveSeatBack(id: string, writer: Writer): Promise<void> {
  const event = { type: 'eventRegistration.cancel' };
  try {
    await applyEvent(writer.resources.eventRegistrations, { id, version: null, event }, writer);
  } catch (error) {
    // A refusal comes before anything is written.
    if (!(error instanceof ProblemError) || error.code !== 'refused') throw error;
  }
}
