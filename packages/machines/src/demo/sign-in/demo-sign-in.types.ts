import type { DemoSession, Newcomer } from '@diwan/api-contract/demo/auth';
import type { FieldError, Problem } from '@diwan/api-contract/problem';

export interface SignInForm extends Newcomer {
  confirmation: string;
  agreesToTerms: boolean;
}

export type DemoSignInEvent =
  | { type: 'signIn.typed'; typed: Partial<SignInForm> }
  | { type: 'signIn.submitted' }
  | { type: 'signIn.registrationChosen' }
  | { type: 'signIn.signInChosen' }
  | { type: 'signIn.renewalWanted' }
  | { type: 'signIn.signedOut' };

export interface DemoSignInContext {
  form: SignInForm;
  errors: readonly FieldError[];
  session: DemoSession | null;
  problem: Problem | null;
}
