import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env.E2E_PORT ?? 8181);
const directory = process.env.E2E_DATA_DIR ?? join(tmpdir(), `diwan-e2e-${port}`);

/** Where the product under test is found, by the runner, its workers and the server that they share. */
export const addresses = {
  port,
  realtimePort: port + 1,
  screens: `http://localhost:${port}`,
  directory,
  /** Where the product keeps what is uploaded. */
  dataDir: join(directory, 'data'),
  /** Holds the address of this run's database. */
  databaseFile: join(directory, 'database-url'),
};
