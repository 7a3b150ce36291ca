/** What Storybook's page of a component says besides its props and stories. English, one plain sentence each. */
export interface ComponentDocs {
  /** What it is for. */
  purpose: string;
  use: readonly string[];
  /** Where something else serves better, and what. */
  avoid: readonly string[];
  anatomy: readonly { part: string; what: string }[];
  keyboard: readonly { keys: string; does: string }[];
  does: readonly string[];
  donts: readonly string[];
  /** What is special in Arabic and from right to left. */
  arabic: readonly string[];
}
