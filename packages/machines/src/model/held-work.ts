import { fromPromise } from 'xstate';

/** A request of a machine, until the test answers. */
export interface HeldRequest<Output, Input> extends PromiseWithResolvers<Output> {
  input: Input;
  signal: AbortSignal;
}

/** Work that ends when the test says so: an actor for `provide`, and what was asked of it, in order. */
export function holdWork<Output, Input>() {
  const requests: HeldRequest<Output, Input>[] = [];
  const actor = fromPromise<Output, Input>(({ input, signal }) => {
    const one = { input, signal, ...Promise.withResolvers<Output>() };
    requests.push(one);
    return one.promise;
  });
  return { requests, actor };
}

/** Lets the machine hear what was answered. */
export const turn = () => new Promise((resolve) => setTimeout(resolve));
