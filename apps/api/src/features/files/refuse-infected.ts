import { type AuditEntry, recordAudit } from '#audit/record.ts';
import type { AppDeps } from '#deps.ts';
import type { ProblemError } from '#http/problems/problems.ts';
import { refuseFile } from './refusal.ts';

/** Tells in a history that the scanner has found something in what was sent, by its name; answers the refusal. */
export async function refuseInfected(
  { database }: Pick<AppDeps, 'database'>,
  about: Omit<AuditEntry, 'event' | 'diff'>,
  { name, found }: { name: string; found: string },
): Promise<ProblemError> {
  const diff = [
    { path: 'file.name', before: null, after: name },
    { path: 'file.found', before: null, after: found },
  ];
  await database.transaction((tx) => recordAudit(tx, { ...about, event: 'file.refused', diff }));
  return refuseFile('fileInfected');
}
