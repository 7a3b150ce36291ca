import { parseArgs } from 'node:util';
import { readConfig } from '#config.ts';
import { openDatabase, patient } from '#db/database.ts';
import { reachEmbeddedPostgres } from '#db/embedded/reach.ts';
import { addKey, finishRotation } from './rotate.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { continue: { type: 'boolean', default: false } } });
try {
  const config = readConfig(process.env);
  const server = config.databaseUrl ? null : await reachEmbeddedPostgres(config.dataDir);
  const owner = openDatabase(config.databaseOwnerUrl ?? config.databaseUrl ?? server!.url, {
    ...patient,
    maxConnections: 2,
  });
  try {
    if (!values.continue) for (const kind of ['sealing', 'audit'] as const) await addKey(config, kind);
    const { current, renewed, free } = await finishRotation(config, owner);
    say(`${renewed} rows carry values of the sealing key ${current} now.`);
    if (free.length > 0) say(`The sealing keys ${free.join(', ')} are needed for older copies of the database only.`);
    say('Keep every audit key: what it sealed is verified by it for as long as the log is kept.');
  } finally {
    await owner.close();
    await server?.stop();
  }
} catch (error) {
  console.error(
    `The keys were not rotated: ${(error as Error).message} Once that is mended: npm run rotate-keys -- --continue`,
  );
  process.exitCode = 1;
}
