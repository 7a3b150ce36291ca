import { bodyOf, type InjectedProblem } from './injected-problem.ts';

/** Requests of the older kind, which uploads are, that meet their fate when they are sent. */
export function withFate(
  Request: typeof XMLHttpRequest,
  fate: () => Promise<InjectedProblem | 'offline' | undefined>,
): typeof XMLHttpRequest {
  return class extends Request {
    #problem: InjectedProblem | undefined;
    #isWaiting = false;

    override get status() {
      return this.#problem?.status ?? super.status;
    }
    override get responseText() {
      return this.#problem ? bodyOf(this.#problem) : super.responseText;
    }
    override send(body?: Parameters<XMLHttpRequest['send']>[0]) {
      this.#isWaiting = true;
      void fate().then((problem) => {
        // Aborted meanwhile.
        if (!this.#isWaiting) return;
        this.#isWaiting = false;
        if (!problem) return super.send(body);
        if (problem !== 'offline') this.#problem = problem;
        this.dispatchEvent(new ProgressEvent(problem === 'offline' ? 'error' : 'load'));
      });
    }
    override abort() {
      if (!this.#isWaiting) return super.abort();
      this.#isWaiting = false;
      this.dispatchEvent(new ProgressEvent('abort'));
    }
  };
}
