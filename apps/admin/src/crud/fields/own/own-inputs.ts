import type { AnyField, CustomField } from '#crud/resource/field.ts';

type LoadInput = CustomField['loadInput'];
type Loaded = Awaited<ReturnType<LoadInput>>;

const coming = new Map<LoadInput, Promise<Loaded>>();
const there = new Map<LoadInput, Loaded>();

async function load(loadInput: LoadInput): Promise<Loaded> {
  const loaded = await loadInput();
  there.set(loadInput, loaded);
  return loaded;
}

/** What has come already; a form that waited for it draws it at once. */
export const knownInput = (loadInput: LoadInput): Loaded | undefined => there.get(loadInput);

/** The same promise for all who wait; one that failed is asked for again. */
export function comingInput(loadInput: LoadInput): Promise<Loaded> {
  const known = coming.get(loadInput);
  if (known) return known;
  const promise = load(loadInput);
  coming.set(loadInput, promise);
  promise.catch(() => coming.delete(loadInput));
  return promise;
}

/** Fetches the inputs that a resource brings itself, so that its form is whole when it appears. */
export async function loadOwnInputs(fields: Readonly<Record<string, AnyField>>): Promise<void> {
  const own = Object.values(fields).filter((field) => field.kind === 'custom');
  await Promise.all(own.map(({ loadInput }) => comingInput(loadInput)));
}
