import type { FieldError, Problem } from '@diwan/api-contract/problem';

/** A problem as the mocks answer it: the title is the template's own wording, the screens go by the code. */
export const demoProblem = <Status extends number>(
  status: Status,
  code: string,
  title: string,
  errors?: readonly FieldError[],
): { status: Status; body: Problem } => ({
  status,
  body: { type: 'about:blank', title, status, code, ...(errors && { errors: [...errors] }) },
});
