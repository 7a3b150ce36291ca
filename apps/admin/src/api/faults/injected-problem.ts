/** A refusal that no server has made. */
export interface InjectedProblem {
  status: number;
  code: string;
}

export function bodyOf({ status, code }: InjectedProblem): string {
  return JSON.stringify({ type: 'about:blank', title: `${code} (injected)`, status, code });
}
