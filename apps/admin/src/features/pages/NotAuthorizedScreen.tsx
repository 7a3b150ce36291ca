import { Button } from '@diwan/ui';
import { useSelector } from '#actors/use-selector.ts';
import { core } from '#messages/core.ts';
import { useGo } from '#navigation/navigation-context.tsx';
import { useSession, useSessionActor } from '#session/session-context.tsx';
import { BlankPage } from './BlankPage.tsx';

export default function NotAuthorizedScreen() {
  const texts = core();
  const { isSignedIn, logOut } = useSession();
  const reason = useSelector(useSessionActor(), ({ context }) => context.problem?.reason);
  const go = useGo();
  return (
    <BlankPage
      title={texts.notAuthorized.title}
      text={reason === 'noRoleClaimed' ? texts.notAuthorized.noRole : texts.notAuthorized.text}
      actions={<Button onPress={() => (isSignedIn ? logOut() : go('/login'))}>{texts.notAuthorized.signOut}</Button>}
    />
  );
}
