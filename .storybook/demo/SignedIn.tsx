import { endOfMockToken } from '@diwan/admin/mocks/auth/mock-tokens.ts';
import { type DemoSession, mockTokenLifetime } from '@diwan/api-contract/demo/auth';
import { Bidi } from '@diwan/ui/Bidi/Bidi';
import { Button } from '@diwan/ui/Button/Button';
import { Meter } from '@diwan/ui/Meter/Meter';
import { Stack } from '@diwan/ui/Stack/Stack';
import { Text } from '@diwan/ui/Text/Text';
import { useEffect, useState } from 'react';
import type { Demo } from './open-demo.ts';
import type { SignInTexts } from './sign-in-texts.ts';
import type { DemoSignInView } from './use-demo-sign-in.ts';

interface SignedInProps {
  view: DemoSignInView;
  session: DemoSession;
  demo: Demo;
  texts: SignInTexts;
}

/** Who is in, how long the token still lives, and what can be done with it. */
export function SignedIn({ view, session, demo, texts }: SignedInProps) {
  const [now, setNow] = useState(demo.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(demo.now()), 1_000);
    return () => clearInterval(timer);
  }, [demo]);
  const left = Math.ceil((endOfMockToken(session.accessToken) - now) / 1_000);
  const seconds = Math.min(Math.max(left, 0), mockTokenLifetime);
  return (
    <>
      <Text>
        <Bidi>{session.userData.email}</Bidi>
      </Text>
      <Meter
        label={texts.tokenLeft}
        value={seconds}
        max={mockTokenLifetime}
        valueLabel={clock(seconds)}
        tone={seconds === 0 ? 'critical' : 'accent'}
      />
      <Stack gap="xs">
        <Button variant="primary" isFullWidth isPending={view.isBusy} onPress={view.renew}>
          {texts.renew}
        </Button>
        <Button
          isFullWidth
          onPress={() => {
            demo.putForward(mockTokenLifetime);
            setNow(demo.now());
          }}
        >
          {texts.skip}
        </Button>
        <Button variant="plain" isFullWidth onPress={view.signOut}>
          {texts.signOut}
        </Button>
      </Stack>
    </>
  );
}

function clock(seconds: number): string {
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`;
}
