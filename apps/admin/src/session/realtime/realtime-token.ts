type Take = (token: string | null) => void;

let current: string | null = null;
let take: Take = () => {};

/** The token that authorizes realtime channels, kept until the channel's code has been loaded. */
export const realtimeToken = {
  give(token: string | null): void {
    current = token;
    take(token);
  },
  connect(next: Take): void {
    take = next;
    take(current);
  },
};
