const channelName = 'exam-seats';

interface Seat {
  attemptId: string;
  /** Of this page alone. */
  tab: string;
}

const tab = crypto.randomUUID();

/** Tells the other tabs of this browser who sits where now. */
export function announceSeat(attemptId: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage({ attemptId, tab } satisfies Seat);
  channel.close();
}

/** Tells when somebody sits down to an attempt in another tab. */
export function watchSeats(onTaken: (attemptId: string) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Seat>) => {
    if (data.tab !== tab) onTaken(data.attemptId);
  };
  return () => channel.close();
}
