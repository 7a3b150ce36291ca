import { isGoneConnection } from './gone-connection.ts';
import { rootCause } from './root-cause.ts';

/** What failed of many things of which none waits for another. */
export class Failures {
  readonly #found: string[] = [];

  /** Does one of them, and goes on after it even if it fails, but not where the database is away. */
  async past(name: string, act: () => Promise<unknown>): Promise<void> {
    try {
      await act();
    } catch (error) {
      const cause = rootCause(error);
      if (isGoneConnection(cause)) throw error;
      this.#found.push(`${name}: ${cause instanceof Error ? cause.message : String(cause)}`);
    }
  }

  /** @throws {Error} Where some failed: how many, and why the first did. */
  tell(): void {
    const [first] = this.#found;
    if (first !== undefined) throw new Error(`${this.#found.length} failed, the first was ${first}`);
  }
}
