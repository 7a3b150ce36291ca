import type { FileRefusal } from '@diwan/api-contract/values/file';
import { fileRefusals } from '@diwan/api-contract/values/file';
import type { SnapshotFrom } from 'xstate';
import type { uploadMachine } from './upload.machine.ts';

type UploadSnapshot = SnapshotFrom<typeof uploadMachine>;

/** Where a file stands, for somebody who waits for it; null once there is nothing more to see. */
export function standingOf(snapshot: UploadSnapshot): 'sending' | 'checking' | 'failed' | 'refused' | null {
  if (snapshot.matches('failed')) return 'failed';
  if (snapshot.matches('refused')) return 'refused';
  if (!snapshot.matches('sending')) return null;
  return snapshot.context.sent >= 1 ? 'checking' : 'sending';
}

/** Why a file wasn't taken: what was seen before it was sent, or what the server found. */
export function refusalIn({
  refusal,
  problem,
}: Pick<UploadSnapshot['context'], 'refusal' | 'problem'>): FileRefusal | null {
  if (refusal) return refusal;
  const code = problem?.errors?.find(({ path }) => path === 'file')?.code;
  return fileRefusals.find((one) => one === code) ?? null;
}
