import { rm } from 'node:fs/promises';
import type { Remade, Task } from '../judge/task.ts';
import type { ArrivedFile } from '../receive.ts';
import { refuseFile } from '../refusal.ts';
import { Judges, NoVerdict } from './judges.ts';

const judges = new Judges();

/**
 * Refuses what isn't what its name says, or does more than it should; what is made anew goes `into` another file.
 * The content is read in a process of its own, never here.
 */
export async function checkFile(
  { path, kind, isPicture }: Pick<ArrivedFile, 'path' | 'kind'> & Pick<Task, 'isPicture'>,
  into: string,
  by: Judges = judges,
): Promise<Remade | null> {
  const verdict = await by.judge({ path, kind, into, isPicture }).catch(async (error: unknown) => {
    await rm(into, { force: true });
    throw error instanceof NoVerdict ? refuseFile('fileTooComplex') : error;
  });
  if (verdict.outcome === 'kept') return verdict.remade;
  await rm(into, { force: true });
  if (verdict.outcome === 'refused') throw refuseFile(verdict.code);
  throw Object.assign(new Error(verdict.message), { code: verdict.errno });
}
