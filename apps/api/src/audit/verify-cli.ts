import { parseArgs } from 'node:util';
import { readConfig } from '#config.ts';
import { openDatabase, patient } from '../db/database.ts';
import { reachEmbeddedPostgres } from '../db/embedded/reach.ts';
import { readKeys } from '../keys/load-keys.ts';
import { anchorAnew } from './journal/anchor-anew.ts';
import { journalFolder } from './journal/journal.ts';
import { isSound, nameFinding, type Verdict } from './verdict.ts';
import { verifyAudit } from './verify.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** 0: everything is as it was written. 1: something is not. 2: it could not be found out. */
const exitCodes = { sound: 0, tampered: 1, unknown: 2 };

function tell({ findings, faults, events, entities, journal, journalFault, notAnchored, hidden }: Verdict): void {
  for (const finding of findings) say(nameFinding(finding));
  if (faults > findings.length) say(`… and ${faults - findings.length} more.`);
  if (hidden > 0) say(`${hidden} events were kept from the journal.`);
  if (journalFault) say(journalFault);
  say(`${events} events of ${entities} entities, ${notAnchored} of them not yet in the journal.`);
  if (journal) {
    const { start, last } = journal;
    const why = start.reason ? ` (${start.reason})` : '';
    say(`The journal of ${start.at}${why} holds ${last.events} events, the last of ${last.at}, sealed as ${last.mac}.`);
  }
}

const { values } = parseArgs({ options: { 'anchor-anew': { type: 'string' } } });
try {
  const config = readConfig(process.env);
  const server = config.databaseUrl ? null : await reachEmbeddedPostgres(config.dataDir);
  const url = config.databaseOwnerUrl ?? config.databaseUrl ?? server!.url;
  const keys = readKeys(config);
  const database = openDatabase(url, { auditKeys: keys.audit, ...patient, maxConnections: 2 });
  try {
    const verdict = await verifyAudit(database.orm, keys.audit, journalFolder(config));
    tell(verdict);
    const isTold = values['anchor-anew'];
    if (isTold) {
      await anchorAnew({ config, database, keys }, database, isTold, verdict);
      say('A new journal has begun with the log as it is.');
    } else {
      say(isSound(verdict) ? 'The audit log is as it was written.' : 'The audit log was tampered with.');
      process.exitCode = isSound(verdict) ? exitCodes.sound : exitCodes.tampered;
    }
  } finally {
    await database.close();
    await server?.stop();
  }
} catch (error) {
  console.error(`The audit log could not be verified: ${(error as Error).message}`);
  process.exitCode = exitCodes.unknown;
}
