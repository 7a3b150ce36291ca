import { guessesFor } from './guesses.ts';

interface Owner {
  email: string;
  name: string;
}

/** What the specification asks of every password. */
const leastLength = 6;
/** What we ask beyond it of whoever sees people's data. */
const ourLength = 12;
const enoughGuesses = 10;

/** Why a password will not do for this person; null when it will. */
export async function weaknessOf(
  password: string,
  { email, name }: Owner,
): Promise<'passwordTooShort' | 'passwordUnderPolicy' | 'passwordGuessable' | null> {
  if (password.length < leastLength) return 'passwordTooShort';
  if (password.length < ourLength) return 'passwordUnderPolicy';
  const known = [email, ...email.split(/[@.]/), ...name.split(' '), 'diwan'].filter((word) => word.length > 2);
  const rest = known.reduce((left, word) => left.replaceAll(word.toLowerCase(), ''), password.toLowerCase());
  return rest.length < 8 || (await guessesFor(password, known)) < enoughGuesses ? 'passwordGuessable' : null;
}
