import { isGoneConnection } from './background/gone-connection.ts';

/**
 * What nobody caught: a lost connection is logged and served past; after anything else the state of the process can't be
 * trusted, so it ends in order, and whoever supervises it starts another.
 */
export function installLastResort(end: (exitCode: number) => void, report: (...said: unknown[]) => void): void {
  const judge = (error: unknown) => {
    if (isGoneConnection(error)) return report('A connection was lost that nobody waited for:', error);
    report('Nobody caught this error; the server ends, to be started anew:', error);
    return end(1);
  };
  process.on('uncaughtException', judge);
  process.on('unhandledRejection', judge);
}
