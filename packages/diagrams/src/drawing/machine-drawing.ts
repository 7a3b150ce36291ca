type OneOrMore<T> = T | readonly T[];

/** An action or a guard as a config names it. */
export type PartDrawing = string | { type: string; params?: unknown };

/** What a config says of an event: where it leads, its target alone included; of several the first whose guard agrees. */
export type TransitionsDrawing = OneOrMore<
  string | { target?: OneOrMore<string>; guard?: unknown; actions?: OneOrMore<PartDrawing>; reenter?: boolean }
>;

/** Work that runs while a state is active. */
export interface InvokeDrawing {
  src: unknown;
  onDone?: TransitionsDrawing;
  onError?: TransitionsDrawing;
}

/** What of a state is drawn: the plain data that xstate's `machine.config` holds, whose own types are too strict to be read. */
export interface StateDrawing {
  id?: string | undefined;
  type?: 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | undefined;
  states?: Readonly<Record<string, StateDrawing>> | undefined;
  initial?: unknown;
  /** `TransitionsDrawing` by the event, and by the delay. */
  on?: object | undefined;
  after?: object | undefined;
  always?: unknown;
  onDone?: unknown;
  /** Of a history state. */
  target?: unknown;
  /** One `InvokeDrawing`, or several. */
  invoke?: unknown;
  entry?: unknown;
  exit?: unknown;
}

/** A machine as data: `machine.config`, or the same read from JSON. */
export type MachineDrawing = StateDrawing;
