import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete as AriaAutocomplete } from 'react-aria-components/Autocomplete';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Header as AriaHeader } from 'react-aria-components/Header';
import { Input as AriaInput } from 'react-aria-components/Input';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuSection as AriaMenuSection } from 'react-aria-components/Menu';
import { Modal as AriaModal, ModalOverlay as AriaModalOverlay } from 'react-aria-components/Modal';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { sectionTitle } from '../Menu/Menu.css.ts';
import * as styles from './CommandPalette.css.ts';

export interface Command {
  id: string;
  label: string;
  /** A second line, or why it can't be done now. */
  note?: string;
  /** Stands before the words: a face, a mark. */
  start?: ReactNode;
  /** Stands at the end of the line: a state, an area. */
  end?: ReactNode;
  isDisabled?: boolean;
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
}

export interface CommandPaletteProps {
  /** Names the palette to a screen reader. */
  label: string;
  /** What the empty line says. */
  placeholder: string;
  /** Whether it is shown. */
  isOpen: boolean;
  /** Escape, a press outside, or something was chosen. */
  onClose: () => void;
  /** What has been typed. */
  text: string;
  /** Something was typed. */
  onTextChange: (text: string) => void;
  /** What can be chosen, under headings. */
  groups: readonly CommandGroup[];
  /** Is given the id of what was chosen. */
  onChoose: (id: string) => void;
  /** Said below the list and heard: searching, nothing found, failed. */
  status?: ReactNode;
}

/** Goes anywhere and does anything by typing; the caller searches and gives `groups`. To choose a value in a form use ComboBox. */
export function CommandPalette(props: CommandPaletteProps) {
  const { label, placeholder, isOpen, onClose, text, onTextChange, groups, onChoose, status } = props;
  return (
    <AriaModalOverlay
      isOpen={isOpen}
      onOpenChange={(willBeOpen) => !willBeOpen && onClose()}
      isDismissable
      className={backdrop}
    >
      <AriaModal className={styles.modal}>
        <AriaDialog className={styles.dialog} aria-label={label}>
          <AriaAutocomplete inputValue={text} onInputChange={onTextChange}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- one opens it in order to type */}
            <AriaSearchField className={styles.field} aria-label={label} autoFocus>
              <Search className={styles.glass} size={20} />
              <AriaInput className={styles.input} dir="auto" placeholder={placeholder} enterKeyHint="go" />
            </AriaSearchField>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
            <div className={styles.scroller} tabIndex={0} role="group" aria-label={label}>
              <AriaMenu
                className={styles.list}
                aria-label={label}
                onAction={(id) => onChoose(String(id))}
                disabledKeys={groups.flatMap(({ commands }) =>
                  commands.filter((c) => c.isDisabled).map(({ id }) => id),
                )}
              >
                {groups.map(({ id, title, commands }) => (
                  <AriaMenuSection key={id} id={id} className={styles.group}>
                    <AriaHeader className={sectionTitle}>{title}</AriaHeader>
                    {commands.map((command) => (
                      <AriaMenuItem
                        key={command.id}
                        id={command.id}
                        textValue={command.label}
                        className={styles.command}
                      >
                        {command.start}
                        <span className={styles.words}>
                          <span className={styles.name} dir="auto">
                            {command.label}
                          </span>{' '}
                          {command.note ? (
                            <span className={styles.note} dir="auto">
                              {command.note}
                            </span>
                          ) : null}
                        </span>
                        {command.end}
                      </AriaMenuItem>
                    ))}
                  </AriaMenuSection>
                ))}
              </AriaMenu>
            </div>
          </AriaAutocomplete>
          <div className={styles.status} role="status">
            {status}
          </div>
        </AriaDialog>
      </AriaModal>
    </AriaModalOverlay>
  );
}
