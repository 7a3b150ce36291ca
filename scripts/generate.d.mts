export interface Plan {
  files: Record<string, string>;
  additions: { path: string; after: string; add: string }[];
  steps: string[];
}

/** What a recipe asks for: whole files, and additions beside a text that a file already has. */
export function plan(kind: string, name: string | undefined, root: string): Plan;
/** Writes the planned files, or none of them when one is there already. */
export function write(planned: Plan, root: string): void;
