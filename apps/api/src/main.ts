import { ConfigError, readConfig } from './config.ts';
import { DataDirInUse } from './db/embedded.ts';
import { startServer } from './server.ts';

const shutdownMilliseconds = 15_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const config = readConfig(process.env);
  const server = await startServer(config, say);
  let stoppingSince: number | undefined;
  const stop = (exitCode: number) => {
    // Ctrl-C reaches us twice when a parent process passes it on; only a later one means "at once".
    if (stoppingSince !== undefined) return Date.now() - stoppingSince > 500 ? process.exit(1) : undefined;
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), shutdownMilliseconds).unref();
    void server.close().then(() => process.exit(exitCode));
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  process.on('unhandledRejection', (reason) => {
    console.error(reason);
    stop(1);
  });

  say(`Diwan is ready at ${config.publicUrl}`);
  if (config.oidc.kind === 'embedded') {
    const password =
      config.mode === 'production' ? 'the password of DEMO_PASSWORD' : `the password ${config.oidc.demoPassword}`;
    say(`Sign in as admin@example.com or editor@example.com with ${password}.`);
  }
} catch (error) {
  console.error(explain(error as NodeJS.ErrnoException & { port?: number; path?: string }));
  process.exit(1);
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
