import type { Database } from '#db/database.ts';
import { canWrite } from '#db/durability.ts';
import { isMigrated } from '#db/migrate.ts';
import type { FileStore } from '#storage/store.ts';

const longestCheck = 1_000;
/** A check writes to disks, so whoever asks more often gets the last answer. */
const keptFor = 1_000;

/** Whether requests can be served: the database answers, is of this version and can write, and so can we. */
export function createReadiness(database: Database, store: FileStore): () => Promise<boolean> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let last: Promise<boolean> = Promise.resolve(false);
  const check = async () => {
    const answers = await Promise.all([isMigrated(database.pool), canWrite(database), store.canWrite()]);
    return answers.every(Boolean);
  };
  return () => {
    if (performance.now() - checkedAt > keptFor) {
      checkedAt = performance.now();
      last = within(longestCheck, check());
    }
    return last;
  };
}

async function within(milliseconds: number, check: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  return Promise.race([check.catch(() => false), late]).finally(() => clearTimeout(timer));
}
