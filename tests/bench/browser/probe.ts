/** What stands in every page before its own scripts: the time of the last input, and when its effect was painted. */
export interface Probe {
  /** When the person last pressed something, on the clock of the page. */
  lastInput: () => number;
  /** The time just after the paint that first shows it. */
  painted: (isThere: () => boolean) => Promise<number>;
  /** Durations from input to next paint that the browser has reported, and how many inputs there were. */
  inputs: () => { durations: number[]; count: number };
}

declare global {
  interface Window {
    probe: Probe;
  }
}

export function installProbe(): void {
  let input = 0;
  for (const type of ['pointerdown', 'keydown', 'change']) {
    addEventListener(type, (event) => (input = event.timeStamp), { capture: true });
  }
  const longest = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (!entry.interactionId) continue;
      longest.set(entry.interactionId, Math.max(entry.duration, longest.get(entry.interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);

  window.probe = {
    lastInput: () => input,
    inputs: () => ({ durations: [...longest.values()], count: performance.interactionCount }),
    // A frame that begins with it there is the frame that paints it; a message sent in it arrives after the paint.
    painted: (isThere) =>
      new Promise((resolve) => {
        const look = () => {
          if (!isThere()) return void requestAnimationFrame(look);
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now());
          port2.postMessage(null);
        };
        requestAnimationFrame(look);
      }),
  };
}
