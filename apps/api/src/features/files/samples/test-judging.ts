import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FileKind } from '@diwan/api-contract/values/file';
import { checkFile } from '../checking/check-file.ts';
import type { Judges } from '../checking/judges.ts';

/** Judges bytes as if they had just arrived; what was made of them, or null where they stay as they are. */
export async function judged(content: Buffer, kind: FileKind, by?: Judges): Promise<Buffer | null> {
  const folder = await mkdtemp(join(tmpdir(), 'diwan-judged-'));
  try {
    const path = join(folder, 'arrived');
    await writeFile(path, content);
    const remade = await checkFile({ path, kind }, join(folder, 'remade'), by);
    return remade && (await readFile(remade.path));
  } finally {
    await rm(folder, { recursive: true });
  }
}
