import {
  Bold,
  Heading2,
  Heading3,
  Heading4,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Redo2,
  TextQuote,
  Undo2,
} from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Separator } from 'react-aria-components/Separator';
import { ToggleButton, type ToggleButtonProps } from 'react-aria-components/ToggleButton';
import { Toolbar } from 'react-aria-components/Toolbar';
import { TooltipTrigger } from 'react-aria-components/Tooltip';
import { button } from '#Button/Button.css.ts';
import { IconButton } from '#IconButton/IconButton.tsx';
import { TooltipBubble } from '#Tooltip/Tooltip.tsx';
import * as styles from '../RichTextEditor.css.ts';
import type { RichTextTexts } from '../rich-text-texts.ts';
import type { RichTextCommands } from './commands.ts';
import { LinkControl } from './LinkControl.tsx';
import type { Block, Marks } from './marks.ts';

export interface RichTextToolbarProps {
  ref: Ref<HTMLDivElement>;
  texts: RichTextTexts;
  /** The id of the text that it changes. */
  controls: string;
  marks: Marks;
  commands: RichTextCommands;
  canUndo: boolean;
  canRedo: boolean;
  isDisabled: boolean;
  isLinkOpen: boolean;
  onLinkOpenChange: (isOpen: boolean) => void;
  /** Puts the caret back into the text. */
  onReturn: () => void;
}

/** The buttons above a text; arrow keys go from one to the next, Escape back into the text. */
export function RichTextToolbar(props: RichTextToolbarProps) {
  const { ref, texts, controls, marks, commands, canUndo, canRedo, isDisabled, onReturn } = props;
  const { isLinkOpen, onLinkOpenChange } = props;
  const toggle = (label: string, icon: ReactNode, isSelected: boolean, act: () => void) => (
    <Toggle
      label={label}
      icon={icon}
      isSelected={isSelected}
      isDisabled={isDisabled}
      onPress={({ pointerType }) => {
        act();
        if (pointerType !== 'keyboard' && pointerType !== 'virtual') onReturn();
      }}
    />
  );
  const block = (kind: Block, label: string, Icon: LucideIcon) =>
    toggle(label, <Icon />, marks.block === kind, () => commands.toggleBlock(kind));
  return (
    // On pressing down, the key belongs to the tooltip or the popover that is open.
    <div role="presentation" onKeyUp={({ key }) => key === 'Escape' && onReturn()}>
      <Toolbar ref={ref} className={styles.toolbar} aria-label={texts.toolbar} aria-controls={controls}>
        {block('h2', texts.heading2, Heading2)}
        {block('h3', texts.heading3, Heading3)}
        {block('h4', texts.heading4, Heading4)}
        <Separator orientation="vertical" className={styles.separator} />
        {toggle(texts.strong, <Bold />, marks.isStrong, () => commands.toggleFormat('bold'))}
        {toggle(texts.em, <Italic />, marks.isEm, () => commands.toggleFormat('italic'))}
        <LinkControl
          texts={texts}
          href={marks.href}
          isDisabled={isDisabled}
          isOpen={isLinkOpen}
          onOpenChange={onLinkOpenChange}
          onLink={(href) => {
            commands.setLink(href);
            onReturn();
          }}
        />
        <Separator orientation="vertical" className={styles.separator} />
        {block('ul', texts.bulletList, List)}
        {block('ol', texts.numberedList, ListOrdered)}
        {block('blockquote', texts.quote, TextQuote)}
        <Separator orientation="vertical" className={styles.separator} />
        <IconButton
          size="small"
          label={texts.undo}
          icon={<Undo2 />}
          isDisabled={isDisabled || !canUndo}
          onPress={commands.undo}
        />
        <IconButton
          size="small"
          label={texts.redo}
          icon={<Redo2 />}
          isDisabled={isDisabled || !canRedo}
          onPress={commands.redo}
        />
      </Toolbar>
    </div>
  );
}

interface ToggleProps extends Pick<ToggleButtonProps, 'isSelected' | 'isDisabled' | 'onPress'> {
  label: string;
  icon: ReactNode;
}

function Toggle({ label, icon, ...props }: ToggleProps) {
  return (
    <TooltipTrigger delay={500}>
      <ToggleButton
        {...props}
        aria-label={label}
        className={button({ variant: 'plain', size: 'small', isSquare: true })}
      >
        {icon}
      </ToggleButton>
      <TooltipBubble placement="top">{label}</TooltipBubble>
    </TooltipTrigger>
  );
}
