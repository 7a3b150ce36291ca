import type { SnapshotFrom } from 'xstate';
import type { journalMachine } from './journal.machine.ts';

type JournalSnapshot = SnapshotFrom<typeof journalMachine>;

/** How many saves wait for the connection. */
export const waitingCount = ({ context }: JournalSnapshot) => context.entries.length - refusedOnes(context).length;

/** What needs a decision. */
export const refused = ({ context }: JournalSnapshot) => refusedOnes(context);

const refusedOnes = ({ entries }: JournalSnapshot['context']) => entries.filter(({ isRefused }) => isRefused);
