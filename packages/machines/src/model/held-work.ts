import { fromPromise } from 'xstate';

/** What a machine asked for, until the test answers. */
export interface Asked<Output, Input> extends PromiseWithResolvers<Output> {
  input: Input;
  signal: AbortSignal;
}

/** Work that ends when the test says so: an actor for `provide`, and what was asked of it, in order. */
export function holdWork<Output, Input>() {
  const asked: Asked<Output, Input>[] = [];
  const actor = fromPromise<Output, Input>(({ input, signal }) => {
    const one = { input, signal, ...Promise.withResolvers<Output>() };
    asked.push(one);
    return one.promise;
  });
  return { asked, actor };
}

/** Lets the machine hear what was answered. */
export const turn = () => new Promise((resolve) => setTimeout(resolve));
