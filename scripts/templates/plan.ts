/** What a recipe writes. */
export interface Plan {
  /** Whole files, by their paths. */
  files: Record<string, string>;
  /** Lines of registers, each after a text that the file has once. */
  additions: { path: string; after: string; add: string }[];
  /** What is left to a person. */
  steps: string[];
}
