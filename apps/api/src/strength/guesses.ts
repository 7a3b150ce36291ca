import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

let made: Promise<ZxcvbnFactory> | undefined;

/** Loaded when it is asked for: its list of common passwords is large, and most starts need none. */
async function make(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs });
}

/** How many guesses somebody needs who knows these words, as a power of ten. */
export async function guessesFor(secret: string, knownWords: readonly string[] = []): Promise<number> {
  made ??= make();
  return (await made).check(secret.slice(0, 64), [...knownWords]).guessesLog10;
}
