import { rm } from 'node:fs/promises';
import type { FileScan } from '@diwan/api-contract/values/file';
import type { FastifyRequest } from 'fastify';
import type { AuditEntry } from '#audit/record.ts';
import type { Tx } from '#db/database.ts';
import type { AppDeps } from '#deps.ts';
import { idempotent } from '#http/requests/idempotency.ts';
import { scanArrived } from '#storage/scanner/scan-arrived.ts';
import type { Remade } from './judge/task.ts';
import type { ArrivedFile } from './receive.ts';
import { refuseInfected } from './refuse-infected.ts';

interface Judged {
  arrived: ArrivedFile;
  /** What was made from it, to be kept in its stead. */
  remade: Remade | null;
  /** In whose history it is told that the scanner has refused it. */
  about: Pick<AuditEntry, 'entityType' | 'entityId' | 'entityLabel' | 'person'>;
  /** Who sends it, where that is nobody with a session. */
  actor?: AuditEntry['actor'];
}

/** What is known of bytes that are kept. */
interface Kept {
  key: string;
  scan: FileScan;
  size: number;
  sha256: string;
}

/** Keeps a file that was judged, once the scanner has looked at it: its bytes first, then its row, so that no row is ever without bytes. */
export const keepArrived = <T extends { status: number; body: unknown }>(
  deps: AppDeps,
  request: FastifyRequest,
  judged: Judged,
  write: (tx: Tx, kept: Kept) => Promise<T>,
): Promise<T> =>
  keepOnce(deps, request, judged, (keep) => idempotent(deps, request, (tx) => keep((kept) => write(tx, kept))));

/** The same where `once` says when something has been written already: then the bytes that came again are not kept. */
export async function keepOnce<T extends object>(
  deps: AppDeps,
  request: FastifyRequest,
  { arrived, remade, about, actor }: Judged,
  once: (keep: (write: (kept: Kept) => Promise<T>) => Promise<T>) => Promise<T>,
): Promise<T> {
  const { config, store } = deps;
  const { path, size, sha256 } = remade ?? arrived;
  let key: string | null = null;
  let isKept = false;
  try {
    const { scan, found } = await scanArrived(config, path);
    if (found !== null)
      throw await refuseInfected(
        deps,
        { actor: actor ?? request.actor, request, ...about },
        { name: arrived.name, found },
      );
    const kept = { key: await store.keep(path), scan, size, sha256 };
    key = kept.key;
    return await once(async (write) => {
      const written = await write(kept);
      isKept = true;
      return written;
    });
  } catch (error) {
    isKept = false;
    throw error;
  } finally {
    if (remade) await rm(path, { force: true });
    // A repetition of an upload, and one that failed, has nothing to keep.
    if (key !== null && !isKept) await store.remove(key).catch(() => {});
  }
}
