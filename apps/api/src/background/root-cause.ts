/** What an error was caused by in the end: a failed query names its parameters, what caused it does not. */
export function rootCause(error: unknown): unknown {
  let cause = error;
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause;
  return cause;
}
