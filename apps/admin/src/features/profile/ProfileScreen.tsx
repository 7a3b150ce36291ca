import { Inline, Link, Page } from '@diwan/ui';
import { useTranslation } from 'react-i18next';
import { useCrumbs } from '#navigation/screens/use-crumbs.ts';
import { SecondFactor } from './factors/SecondFactor.tsx';
import { Panel } from './Panel.tsx';
import { Password } from './Password.tsx';
import { Person } from './Person.tsx';
import { Passkeys } from './passkeys/Passkeys.tsx';
import { Sessions } from './Sessions.tsx';

/** The own account: who somebody is, how they sign in, and where they are signed in. */
export default function ProfileScreen() {
  const { t } = useTranslation(['profile', 'screens']);
  const crumbs = useCrumbs();
  return (
    <Page title={t('screens:profile')} breadcrumbs={crumbs} width="form">
      <Person />
      <Password />
      <Passkeys />
      <SecondFactor />
      <Sessions />
      <Panel id="more" title={t('profile:more.title')}>
        <Inline gap="md">
          <Link href="/setting">{t('profile:more.look')}</Link>
          <Link href="/notifications">{t('profile:more.told')}</Link>
        </Inline>
      </Panel>
    </Page>
  );
}
