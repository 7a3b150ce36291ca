import type { Kept } from '@diwan/machines/edit/edit.types';

/** Where a keeper puts what it is given. */
export interface DraftStorage {
  put: (kept: Kept) => Promise<void>;
  clear: () => Promise<void>;
}

/** Keeps what is being typed. */
export interface DraftKeeper {
  /** Keeps it soon: when typing pauses, and at once when the page is hidden or left. */
  keep: (draft: Omit<Kept, 'savedAt'>) => void;
  /** It was saved or given up; resolves once it isn't kept any more. */
  drop: () => Promise<void>;
  /** The form is gone; what it has not kept yet is kept now. */
  stop: () => void;
}

const pause = 250;

/** Writes at most every quarter of a second, always the latest, and nothing after it was dropped. */
export function createDraftKeeper(storage: DraftStorage, now: () => string): DraftKeeper {
  let waiting: Omit<Kept, 'savedAt'> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let work: Promise<void> = Promise.resolve();

  const queue = (act: () => Promise<void>) => {
    work = work.then(act);
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!waiting) return;
    const kept = { ...waiting, savedAt: now() };
    waiting = null;
    queue(() => storage.put(kept));
  };
  const onHidden = () => document.visibilityState === 'hidden' && flush();
  addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', onHidden);

  return {
    keep(draft) {
      waiting = draft;
      timer ??= setTimeout(flush, pause);
    },
    drop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
      queue(() => storage.clear());
      return work;
    },
    stop() {
      flush();
      removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', onHidden);
    },
  };
}
