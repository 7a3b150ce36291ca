import { announce, Text } from '@diwan/ui';
import { useEffect } from 'react';
import { core } from '#messages/core.ts';
import { emptyPage } from '../LoadingBar.css.ts';

/** Nothing of the person is shown or asked for any more, while the server ends their session. */
export function SigningOut() {
  const { signingOut } = core();
  useEffect(() => announce(signingOut), [signingOut]);
  return (
    <main className={emptyPage}>
      <Text tone="muted">{signingOut}</Text>
    </main>
  );
}
