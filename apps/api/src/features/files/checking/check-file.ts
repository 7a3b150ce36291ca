import { rm } from 'node:fs/promises';
import type {
  FileTask,
  FileVerdict,
  Media,
  Refused,
  Remade,
  SheetRead,
  SheetTask,
  SheetVerdict,
} from '../judge/task.ts';
import { refuseFile } from '../refusal.ts';
import { Judges, NoVerdict } from './judges.ts';

const judges = new Judges();

/**
 * Refuses what isn't what its name says, or does more than it should; what is made anew goes `into` another file.
 * The content is read in a process of its own, never here.
 */
export async function checkFile(
  { path, kind, isPicture }: Pick<FileTask, 'path' | 'kind' | 'isPicture'>,
  into: string,
  by: Judges = judges,
): Promise<Remade | null> {
  const verdict = await judged<FileVerdict>(by.judge({ path, kind, into, isPicture }), into);
  if (verdict.outcome === 'kept') return verdict.remade;
  return refuse(verdict, into);
}

/** Refuses what isn't the sound or film that its name says; answers what it says of itself. */
export async function checkRecording(
  task: Pick<FileTask, 'path' | 'kind' | 'into'>,
  by: Judges = judges,
): Promise<Media> {
  const verdict = await judged<FileVerdict>(by.judge(task), task.into);
  if (verdict.outcome === 'kept') return verdict.media!;
  return refuse(verdict, task.into);
}

/** Reads a table, in a process of its own as well: its rows go into another file, a line of JSON each. */
export async function readSheetFile(task: SheetTask, by: Judges = judges): Promise<SheetRead> {
  const verdict = await judged<SheetVerdict>(by.judge(task), task.into);
  if (verdict.outcome === 'read') return verdict.sheet;
  return refuse(verdict, task.into);
}

async function judged<V>(verdict: Promise<V>, into: string): Promise<V> {
  return verdict.catch(async (error: unknown) => {
    await rm(into, { force: true });
    throw error instanceof NoVerdict ? refuseFile('fileTooComplex') : error;
  });
}

async function refuse(verdict: Refused, into: string): Promise<never> {
  await rm(into, { force: true });
  if (verdict.outcome === 'refused') throw refuseFile(verdict.code);
  throw Object.assign(new Error(verdict.message), { code: verdict.errno });
}
