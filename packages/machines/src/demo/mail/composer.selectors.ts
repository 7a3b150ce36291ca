import type { SnapshotFrom } from 'xstate';
import type { composerMachine } from './composer.machine.ts';
import type { ComposerContext } from './composer.types.ts';

/** Whether a recipient is missing, once somebody has tried to send without one. */
export const lacksRecipient = ({ hasTried, letter }: ComposerContext): boolean => hasTried && letter.to.length === 0;

/** Whether a reload would lose nothing. */
export const isKept = (snapshot: SnapshotFrom<typeof composerMachine>): boolean =>
  snapshot.matches({ writing: 'kept' });
