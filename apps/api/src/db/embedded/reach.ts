import { type EmbeddedPostgres, readRunning, startEmbeddedPostgres } from '../embedded.ts';
import { prepareCluster } from './cluster.ts';
import { prepareHome } from './home.ts';

/** The PostgreSQL of `dataDir` for a command: beside the server that uses it, or started for as long as the command takes. */
export async function reachEmbeddedPostgres(dataDir: string): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const { data, password } = await prepareCluster(await prepareHome(dataDir));
  const running = await readRunning(data);
  if (!running) return startEmbeddedPostgres(dataDir);
  return { url: `postgresql://diwan:${password}@127.0.0.1:${running.port}/postgres`, stop: async () => {} };
}
