import { Dialog, Shortcut } from '@diwan/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Shell.css.ts';
import { useShortcut } from './use-shortcut.ts';

const shortcuts = [
  ['help', ['?']],
  ['palette', ['Ctrl', 'K']],
  ['search', ['/']],
  ['next', ['j']],
  ['previous', ['k']],
  ['open', ['Enter']],
  ['select', ['x']],
  ['edit', ['e']],
  ['previousRecord', ['[']],
  ['nextRecord', [']']],
  ['save', ['Ctrl', 'S']],
] as const;

export interface ShortcutsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What the keyboard can do; `?` opens it anywhere but in a text. */
export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const { t } = useTranslation('shell');
  useShortcut('?', () => onOpenChange(true));
  useShortcut('/', focusSearch);
  return (
    <Dialog title={t('shortcuts.title')} size="small" isOpen={isOpen} onClose={() => onOpenChange(false)}>
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
    </Dialog>
  );
}

function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
}
