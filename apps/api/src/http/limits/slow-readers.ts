import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Gives up whoever takes nothing of an answer for so long (at most twice as long, since a system looks now and then); what
 * the answer was made from (a snapshot, a file, a place among the exports) is freed with its connection. A slow reader
 * is served as long as it goes on, and so is one whom we keep waiting.
 */
export function giveUpStandingReaders(app: FastifyInstance, milliseconds: number): void {
  app.server.on('request', ({ method, url }: IncomingMessage, answer: ServerResponse) => {
    answer.setTimeout(milliseconds, () => {
      if (answer.writableLength === 0) return answer.setTimeout(milliseconds);
      app.log.warn({ method, path: url?.split('?', 1)[0] }, 'a reader stood still, and is given up');
      return answer.destroy();
    });
  });
}
