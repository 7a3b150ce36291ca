import { Dialog, Shortcut, Stack, Switch } from '@diwan/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '#session/preferences/use-preferences.ts';
import * as styles from '../Shell.css.ts';

const shortcuts = [
  ['help', ['?']],
  ['palette', ['Ctrl', 'K']],
  ['search', ['/']],
  ['next', ['j']],
  ['previous', ['k']],
  ['open', ['Enter']],
  ['select', ['x']],
  ['selectRange', ['Shift', 'x']],
  ['peek', ['Space']],
  ['edit', ['e']],
  ['previousRecord', ['[']],
  ['nextRecord', [']']],
  ['save', ['Ctrl', 'S']],
] as const;

export interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What the keyboard can do, and whether single keys do it. */
export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const { t } = useTranslation('shell');
  const [{ hasShortcuts }, change] = usePreferences();
  return (
    <Dialog title={t('shortcuts.title')} size="small" isOpen={isOpen} onClose={() => onOpenChange(false)}>
      <Stack gap="lg">
        <Switch
          label={t('shortcuts.singleKeys')}
          description={t('shortcuts.singleKeysHelp')}
          isSelected={hasShortcuts}
          onChange={(isOn) => change({ hasShortcuts: isOn })}
        />
        <dl className={styles.shortcuts}>
          {shortcuts.map(([name, keys]) => (
            <Fragment key={name}>
              <dt>{t(`shortcuts.${name}`)}</dt>
              <dd>
                <Shortcut keys={keys} />
              </dd>
            </Fragment>
          ))}
        </dl>
      </Stack>
    </Dialog>
  );
}
