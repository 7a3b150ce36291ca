import { Popover, Shortcut, TriggerButton } from '@diwan/ui';
import { Keyboard } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcuts } from './Folders.css.ts';

const keys = [
  ['next', 'j'],
  ['previous', 'k'],
  ['open', 'Enter'],
  ['select', 'x'],
  ['putAway', 'e'],
  ['compose', 'c'],
  ['reply', 'r'],
  ['search', '/'],
  ['back', 'Esc'],
] as const;

/** What the keyboard can do with mails. */
export function ShortcutsHelp() {
  const { t } = useTranslation('email');
  const trigger = (
    <TriggerButton variant="plain" size="small" icon={<Keyboard />}>
      {t('shortcuts.title')}
    </TriggerButton>
  );
  return (
    <Popover trigger={trigger} aria-label={t('shortcuts.title')}>
      <dl className={shortcuts}>
        {keys.map(([name, key]) => (
          <Fragment key={name}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              <Shortcut keys={[key]} />
            </dd>
          </Fragment>
        ))}
      </dl>
    </Popover>
  );
}
