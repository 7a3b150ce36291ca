import { loadChunk } from './load-chunk.ts';

type Directory = Readonly<Record<string, () => Promise<unknown>>>;

let directory: Directory | undefined;

/** Has the directory there before the first of what it lists is asked for. */
export async function loadDirectory(): Promise<void> {
  directory = (await import('./directory.ts')).directory;
}

/**
 * What a build puts in place of an `import()` that stands in a register: the register keeps the name of what it imports, and where
 * that is comes with the directory. Of the first screen's files `boot.js` has fetched all that they need, so these wait for no
 * directory.
 *
 * @public
 */
export function loadListed(name: string): Promise<unknown> {
  const begun = Object.keys(window.fetchedByBoot ?? {});
  const address = begun.find((each) => isNamed(each, name));
  // Without a list of their own, they may need any of the others.
  if (address)
    return loadChunk(
      () => import(/* @vite-ignore */ address),
      begun.map((each) => each.slice(1)),
    );
  if (directory) return directory[name]!();
  return loadDirectory().then(() => directory![name]!());
}

const hash = '-12345678.js'.length;

const isNamed = (address: string, name: string) =>
  address.startsWith(`/assets/${name}-`) && address.length === `/assets/${name}`.length + hash;
