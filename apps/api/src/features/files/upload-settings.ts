import { type FileKind, isLetIn, mostBytesBy } from '@diwan/api-contract/values/file';
import type { AppDeps } from '#deps.ts';
import { readSettings } from '#settings/read-settings.ts';
import { refuseFile, refuseSize } from './refusal.ts';

/** Refuses a file that has arrived where administrators let in no such kind, or none that is so large. */
export async function expectLetIn(
  { database, clock }: Pick<AppDeps, 'database' | 'clock'>,
  { kind, size }: { kind: FileKind; size: number },
): Promise<void> {
  const settings = await readSettings(database.orm, clock().toISOString());
  if (!isLetIn(settings, kind)) throw refuseFile('fileType');
  const most = mostBytesBy(settings, kind);
  if (size > most) throw refuseSize(most);
}
