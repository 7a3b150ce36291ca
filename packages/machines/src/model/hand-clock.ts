/** A clock that stands still until somebody lets the next timer ring. */
export class HandClock {
  private now = 0;
  private last = 0;
  private readonly timers = new Map<number, { rings: number; ring: () => void }>();

  get waiting(): number {
    return this.timers.size;
  }

  setTimeout(ring: () => void, delay: number): number {
    this.last += 1;
    this.timers.set(this.last, { rings: this.now + delay, ring });
    return this.last;
  }

  clearTimeout(id: number): void {
    this.timers.delete(id);
  }

  ringNext(): void {
    const [next] = [...this.timers].sort(([, one], [, other]) => one.rings - other.rings);
    if (!next) return;
    const [id, { rings, ring }] = next;
    this.timers.delete(id);
    this.now = rings;
    ring();
  }
}
