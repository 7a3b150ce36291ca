import { Dialog, Heading, Shortcut, Stack, Switch } from '@diwan/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcutsHere } from '#session/preferences/screen-shortcuts.ts';
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
  const here = useShortcutsHere();
  return (
    <Dialog title={t('shortcuts.title')} size="small" isOpen={isOpen} onClose={() => onOpenChange(false)}>
      <Stack gap="lg">
        <Switch
          label={t('shortcuts.singleKeys')}
          description={t('shortcuts.singleKeysHelp')}
          isSelected={hasShortcuts}
          onChange={(isOn) => change({ hasShortcuts: isOn })}
        />
        {here ? (
          <Stack gap="xs">
            <Heading level={3} size="body">
              {here.title}
            </Heading>
            <Keys of={here.shortcuts.map(([what, key]) => [what, [key]])} />
            <Heading level={3} size="body">
              {t('shortcuts.everywhere')}
            </Heading>
          </Stack>
        ) : null}
        <Keys of={shortcuts.map(([name, keys]) => [t(`shortcuts.${name}`), keys])} />
      </Stack>
    </Dialog>
  );
}

function Keys({ of }: { of: readonly (readonly [what: string, keys: readonly string[]])[] }) {
  return (
    <dl className={styles.shortcuts}>
      {of.map(([what, keys]) => (
        <Fragment key={what}>
          <dt>{what}</dt>
          <dd>
            <Shortcut keys={keys} />
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
