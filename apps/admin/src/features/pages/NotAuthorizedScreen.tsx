import { Button } from '@diwan/ui';
import { core } from '#messages/core.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { useSession } from '#session/session-context.tsx';
import { BlankPage } from './BlankPage.tsx';

export default function NotAuthorizedScreen() {
  const texts = core();
  const { isSignedIn, logOut } = useSession();
  const go = useGo();
  return (
    <BlankPage
      title={texts.notAuthorized.title}
      text={texts.notAuthorized.text}
      actions={<Button onPress={() => (isSignedIn ? logOut() : go('/login'))}>{texts.notAuthorized.signOut}</Button>}
    />
  );
}
