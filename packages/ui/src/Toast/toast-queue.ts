import { announce } from '../Announcer/announce.ts';

export type ToastTone = 'info' | 'positive' | 'attention' | 'critical';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** How long it stays, in milliseconds; without it until dismissed when critical, else 5 seconds. */
  duration?: number;
  action?: { label: string; onPress: () => void };
}

export interface Toast extends ToastMessage {
  id: number;
  shownAt: number;
}

interface ToastState {
  shown: readonly Toast[];
  /** Everything ever shown, newest first, for those who were too slow. */
  log: readonly Toast[];
}

interface Running {
  timer: ReturnType<typeof setTimeout> | null;
  startedAt: number;
  remaining: number;
}

const logLength = 50;

export interface ToastQueue {
  show(message: ToastMessage): number;
  dismiss(id: number): void;
  pause(): void;
  resume(): void;
  read(): ToastState;
  subscribe(listener: () => void): () => void;
}

function stayOf({ tone, duration }: ToastMessage): number | null {
  return duration ?? (tone === 'critical' ? null : 5_000);
}

/** A row of short messages, each with its own clock, that all stand still while somebody reads. */
export function createToastQueue(): ToastQueue {
  const running = new Map<number, Running>();
  const listeners = new Set<() => void>();
  let state: ToastState = { shown: [], log: [] };
  let isPaused = false;
  let lastId = 0;

  const update = (next: ToastState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const stop = (clock: Running) => {
    if (clock.timer === null) return;
    clearTimeout(clock.timer);
    clock.timer = null;
    clock.remaining -= Date.now() - clock.startedAt;
  };
  const start = (id: number, clock: Running) => {
    clock.startedAt = Date.now();
    clock.timer = setTimeout(() => queue.dismiss(id), clock.remaining);
  };

  const queue: ToastQueue = {
    show(message) {
      lastId += 1;
      const toast = { ...message, id: lastId, shownAt: Date.now() };
      update({ shown: [...state.shown, toast], log: [toast, ...state.log].slice(0, logLength) });
      const spoken = [message.title, message.description].filter(Boolean).join('. ');
      announce(spoken, message.tone === 'critical' ? 'assertive' : 'polite');
      const remaining = stayOf(message);
      if (remaining !== null) {
        const clock: Running = { timer: null, startedAt: 0, remaining };
        running.set(toast.id, clock);
        if (!isPaused) start(toast.id, clock);
      }
      return toast.id;
    },
    dismiss(id) {
      const clock = running.get(id);
      if (clock) stop(clock);
      running.delete(id);
      const shown = state.shown.filter((toast) => toast.id !== id);
      if (shown.length === 0) isPaused = false;
      update({ ...state, shown });
    },
    pause() {
      isPaused = true;
      running.forEach(stop);
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, clock] of running) start(id, clock);
    },
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return queue;
}

/** The page's own queue, shown by `ToastRegion`; what must be decided belongs into a dialog, not here. */
export const toasts: ToastQueue = createToastQueue();
