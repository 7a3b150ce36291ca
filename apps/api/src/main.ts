import { type Config, ConfigError, publishedPassword, readConfig } from './config.ts';
import { DataDirInUse } from './db/embedded.ts';
import { installLastResort } from './last-resort.ts';
import type { RunningServer } from './server.ts';
import { refuseWeakSecrets } from './strength/weak-secrets.ts';

const shutdownMilliseconds = 15_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

let server: RunningServer | undefined;
let stoppingSince: number | undefined;

/** Lets what is under way finish, and ends with the code of whoever asked first. */
function end(exitCode: number): void {
  if (stoppingSince !== undefined) return;
  stoppingSince = performance.now();
  setTimeout(() => process.exit(1), shutdownMilliseconds).unref();
  if (server) void server.close().then(() => process.exit(exitCode));
  else process.exit(exitCode);
}

/** Ctrl-C reaches us twice when a parent process passes it on; only a later one means "at once". */
function stop(): void {
  if (stoppingSince !== undefined && performance.now() - stoppingSince > 500) process.exit(1);
  end(0);
}

try {
  const config = readConfig(process.env);
  if (config.mode === 'production') await refuseWeakSecrets(process.env);
  installLastResort(end, console.error);
  const giveUp = (error: Error) => {
    console.error(`The server ends, to be started anew: ${error.message}`);
    end(1);
  };
  // Not before: whoever has a wrong setting is told without waiting for all that serves.
  const { startServer } = await import('./server.ts');
  server = await startServer(config, { say, onGivenUp: giveUp });
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  say(`Diwan is ready at ${config.publicUrl}`);
  for (const line of notesOn(config)) say(line);
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException & { port?: number; path?: string }));
  process.exit(1);
}

/** Who signs in how, and who can reach it. */
function notesOn({ oidc, staffFile, host }: Config): string[] {
  const isForThisComputer = /^(localhost|127\.|::1$)/.test(host);
  const isDemo = oidc.kind === 'embedded' && !staffFile;
  return [
    isDemo && `Sign in as admin@example.com or editor@example.com with the password ${oidc.demoPassword}.`,
    isForThisComputer && 'Only this computer can open it; HOST=0.0.0.0 lets others in.',
    !isForThisComputer &&
      isDemo &&
      oidc.demoPassword === publishedPassword &&
      `Warning: whoever reaches ${host} can sign in with a published password. Set DEMO_PASSWORD to one of your own, or remove HOST.`,
  ].filter((line) => line !== false);
}

/** One line that says what to do; a stack only for what nobody foresaw. */
function explain(error: NodeJS.ErrnoException & { port?: number }): string {
  if (error instanceof ConfigError || error instanceof DataDirInUse) return error.message;
  const { code, port, path } = error;
  if (code === 'EADDRINUSE')
    return `Port ${port} is busy. Stop what uses it, or set PORT (screens and API) or REALTIME_PORT to another.`;
  if (code === 'EACCES' && port)
    return `Port ${port} may not be used by this user. Set PORT or REALTIME_PORT to one above 1023.`;
  if (code && ['EACCES', 'EPERM', 'ENOTDIR', 'EEXIST', 'EROFS', 'ENOSPC', 'ENAMETOOLONG'].includes(code)) {
    return `DATA_DIR cannot be used (${code}: ${path ?? error.message}). Set DATA_DIR to a directory that can be written.`;
  }
  if (code && ['ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT', '28P01', '28000', '3D000'].includes(code)) {
    return `The database cannot be reached (${error.message || code}). Check DATABASE_URL.`;
  }
  if (/^(PostgreSQL|There is no embedded|Migration) /.test(error.message)) return error.message;
  return error.stack ?? String(error);
}
