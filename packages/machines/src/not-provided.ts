/** Thrown by what only the app can do or answer. */
export class NotProvided extends Error {
  constructor(name: string) {
    super(`"${name}" is not provided`);
  }
}

/** Stands where the app gives an actor or a guard: `machine.provide({ actors: { … } })`. */
export function notProvided(name: string): () => never {
  return () => {
    throw new NotProvided(name);
  };
}

/** Stands where the app gives an action. */
export function actionNotProvided<Params = undefined>(name: string): (_: unknown, params: Params) => void {
  return notProvided(name);
}

/** Stands where the app answers a question. */
export function guardNotProvided<Params = undefined>(name: string): (_: unknown, params: Params) => boolean {
  return notProvided(name);
}
