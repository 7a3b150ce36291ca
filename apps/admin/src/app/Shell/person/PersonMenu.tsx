import { pictureAt } from '@diwan/api-contract/values/picture-address';
import { Menu, MenuItem, MenuSection, MenuTrigger, TriggerButton } from '@diwan/ui';
import { Bug, History, Keyboard, LogOut, MessageSquareText, Settings, User } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { hasOpenDrafts } from '#crud/drafts/draft-store.ts';
import { lazyNow } from '#crud/feedback/lazy.ts';
import { Face } from '#crud/resource/face/Face.tsx';
import { useSession } from '#session/session-context.tsx';

const MessageLog = lazyNow([], () => import('./MessageLog.tsx'));
const LogOutDialog = lazyNow([], () => import('../dialogs/LogOutDialog.tsx'));
const ReportDialog = lazyNow(['report'], () => import('./ReportDialog.tsx'));

/** Who is signed in, and what is theirs. */
export function PersonMenu({ onHelp }: { onHelp: () => void }) {
  const { t } = useTranslation('shell');
  const { user, logOut } = useSession();
  const [opened, open] = useState<'messages' | 'report' | 'logOut' | null>(null);
  const close = () => open(null);
  if (!user) return null;
  const askOrLogOut = async () => ((await hasOpenDrafts(user.uid)) ? open('logOut') : logOut());
  return (
    <>
      <MenuTrigger>
        <TriggerButton variant="plain" aria-label={`${t('person.label')}: ${user.displayName}`}>
          <Face of="person" name={user.displayName} image={pictureAt(user.photoURL)} />
        </TriggerButton>
        <Menu aria-label={t('person.label')} placement="bottom end">
          <MenuSection title={`${user.displayName} · ${t(`roles.${user.userRole}`)}`}>
            <MenuItem id="profile" icon={<User />} href="/profile">
              {t('person.profile')}
            </MenuItem>
            <MenuItem id="setting" icon={<Settings />} href="/setting">
              {t('person.settings')}
            </MenuItem>
            <MenuItem id="savedWork" icon={<History />} href="/saved-work">
              {t('person.savedWork')}
            </MenuItem>
            <MenuItem id="shortcuts" icon={<Keyboard />} onAction={onHelp}>
              {t('person.shortcuts')}
            </MenuItem>
            <MenuItem id="messages" icon={<MessageSquareText />} onAction={() => open('messages')}>
              {t('person.messages')}
            </MenuItem>
            <MenuItem id="report" icon={<Bug />} onAction={() => open('report')}>
              {t('person.report')}
            </MenuItem>
            <MenuItem id="logOut" icon={<LogOut />} onAction={() => void askOrLogOut()}>
              {t('person.logOut')}
            </MenuItem>
          </MenuSection>
        </Menu>
      </MenuTrigger>
      <Suspense>
        {opened === 'messages' && <MessageLog onClose={close} />}
        {opened === 'logOut' && <LogOutDialog onLogOut={logOut} onClose={close} />}
        {opened === 'report' && <ReportDialog onClose={close} />}
      </Suspense>
    </>
  );
}
