import { ConfigError } from '#config.ts';
import { guessesFor } from './guesses.ts';

/** Secrets that a machine makes; some may be lists, by commas. */
const secretSettings = ['OIDC_CLIENT_SECRET', 'REALTIME_SECRET', 'SEALING_KEY', 'AUDIT_KEY'];
/** Names beside them: whoever uses one as a secret has used it twice. */
const namesOfKeys = ['OIDC_CLIENT_ID', 'REALTIME_KEY'];
const enoughGuesses = 20;

/** Refuses secrets that somebody could guess, and one that opens two doors. */
export async function refuseWeakSecrets(env: Record<string, string | undefined>): Promise<void> {
  const places = new Map(namesOfKeys.flatMap((name) => (env[name] ? [[env[name], name]] : [])));
  for (const name of secretSettings) {
    for (const secret of (env[name] || undefined)?.split(',') ?? []) {
      const other = places.get(secret);
      if (other) refuse(other === name ? `${name} holds the same twice` : `${name} is the same as ${other}`);
      places.set(secret, name);
      if ((await guessesFor(secret, [name, 'diwan', 'realtime', 'secret'])) < enoughGuesses)
        refuse(`${name} is short or easy to guess`);
    }
  }
}

function refuse(what: string): never {
  throw new ConfigError(`NODE_ENV=production: ${what}. Set it to 32 random bytes (openssl rand -base64 32).`);
}
