import { type ClientOptions, WebSocket } from 'ws';

interface Received {
  event: string;
  channel?: string;
  data: Record<string, unknown>;
}

/** A client that speaks the protocol by hand, for tests that must misbehave. */
export class TestSocket {
  readonly received: Received[] = [];
  readonly closed: Promise<number>;
  readonly #socket: WebSocket;
  readonly #waiting = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (bytes) => {
      const { event, channel, data } = JSON.parse(String(bytes)) as { event: string; channel?: string; data: string };
      this.received.push({ event, channel, data: JSON.parse(data) as Record<string, unknown> });
      for (const look of this.#waiting) look();
    });
    this.closed = new Promise((resolve) => socket.once('close', resolve));
  }

  static async open(
    port: number | null,
    path = '/app/diwan?protocol=7',
    options: ClientOptions = {},
  ): Promise<TestSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, options);
    const client = new TestSocket(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return client;
  }

  /** The socket id, once the server has greeted. */
  async id(): Promise<string> {
    return String((await this.next('pusher:connection_established')).data.socket_id);
  }

  send(event: string, data: unknown): void {
    this.#socket.send(JSON.stringify({ event, data }));
  }

  sendText(text: string): void {
    this.#socket.send(text);
  }

  subscribe(channel: string, grant: object): void {
    this.send('pusher:subscribe', { channel, ...grant });
  }

  /** The first frame of a kind, received already or within the time. */
  async next(event: string, channel?: string, within = 5_000): Promise<Received> {
    const find = () => this.received.find((frame) => frame.event === event && (!channel || frame.channel === channel));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => finish(() => reject(new Error(`no ${event} within ${within} ms`))), within);
      const look = () => {
        const found = find();
        if (found) finish(() => resolve(found));
      };
      const finish = (answer: () => void) => {
        clearTimeout(timer);
        this.#waiting.delete(look);
        answer();
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Calls back with the data of each frame of a kind that is still to come. */
  onEvent(event: string, tell: (data: Received['data']) => void): void {
    this.#socket.on('message', () => {
      const last = this.received.at(-1)!;
      if (last.event === event) tell(last.data);
    });
  }

  count(event: string): number {
    return this.received.filter((frame) => frame.event === event).length;
  }

  close(): void {
    this.#socket.terminate();
  }
}
