/** The engine itself, which has no types of its own; loaded in a page it offers itself as something like a worker. */
declare module 'elkjs/lib/elk-worker.min.js' {
  export const Worker: new () => {
    postMessage: (message: unknown) => void;
    onmessage: ((answer: { data: unknown }) => void) | null;
  };
}
