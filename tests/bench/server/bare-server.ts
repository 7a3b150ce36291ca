/** The least that could answer a list: Node's own server, the same SQL, the same JSON; reads from its parent what these are. */
import { createServer } from 'node:http';
import pg from 'pg';

export interface BareAnswer {
  queries: (pg.QueryConfig & { rowMode?: 'array' })[];
  body: unknown;
}

export interface BareWork {
  url: string;
  maxConnections: number;
  /** By the path that is asked for. */
  answers: Record<string, BareAnswer>;
}

process.once('message', ({ url, maxConnections, answers }: BareWork) => {
  const pool = new pg.Pool({ connectionString: url, max: maxConnections });
  const server = createServer(async (request, response) => {
    const answer = answers[request.url ?? ''];
    if (!answer) return void response.writeHead(404).end();
    for (const query of answer.queries) await pool.query(query);
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
});
