import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import { isFilm, isSound } from '@diwan/api-contract/values/file';
import type { FileTask, FileVerdict, Refused, SheetTask, SheetVerdict, Task } from './task.ts';

const everyMilliseconds = 20;

/**
 * A process of its own that judges one file after another, since libraries in native code can't be bounded otherwise;
 * one of its threads ends it when it has taken too much memory or is left alone.
 */
if (isMainThread) await serve(Number(process.argv[2]));
else watch(workerData as number);

async function serve(mostBytes: number): Promise<void> {
  new Worker(new URL(import.meta.url), { workerData: mostBytes });
  const { judgeContent } = await import('./judge-content.ts');
  const { judgeMedia } = await import('./media.ts');
  const { measurePicture } = await import('./picture.ts');
  const { RefusedFile } = await import('./refused-file.ts');

  const asRefusal = (error: unknown) => {
    // A file that no judge can read is no file for us.
    throw error instanceof RefusedFile ? error : new RefusedFile('fileDamaged');
  };
  const read = async ({ path, sheet, into }: SheetTask): Promise<SheetVerdict> => {
    const { readSheet } = await import('./sheet/read-sheet.ts');
    return { outcome: 'read', sheet: await readSheet(path, sheet, into).catch(asRefusal) };
  };
  const judge = async ({ path, kind, into, isPicture }: FileTask): Promise<FileVerdict> => {
    if (isSound(kind) || isFilm(kind))
      return { outcome: 'kept', remade: null, media: await judgeMedia(path, kind).catch(asRefusal) };
    const bytes = await readFile(path);
    const remade = await judgeContent(bytes, kind, isPicture).catch(asRefusal);
    if (!remade) return { outcome: 'kept', remade: null, media: null };
    await writeFile(into, remade, { flag: 'wx', mode: 0o600, flush: true });
    const sha256 = createHash('sha256').update(remade).digest('hex');
    const picture = isPicture ? await measurePicture(remade) : null;
    return { outcome: 'kept', remade: { path: into, size: remade.length, sha256, picture }, media: null };
  };

  process.on('disconnect', () => process.exit(0));
  process.on('message', (task: Task) => {
    void ('sheet' in task ? read(task) : judge(task))
      .catch((error: NodeJS.ErrnoException): Refused => {
        if (error instanceof RefusedFile) return { outcome: 'refused', code: error.code };
        return { outcome: 'failed', message: error.message, errno: error.code };
      })
      .then((verdict) => process.send!({ verdict, memory: process.memoryUsage.rss() }));
  });
  process.send!('ready');
}

function watch(mostBytes: number): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.memoryUsage.rss() > mostBytes || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
  }, everyMilliseconds);
}
