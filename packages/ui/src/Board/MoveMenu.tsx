import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu, MenuSection, MenuTrigger } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import type { CardParts } from './board-parts.ts';

interface MoveMenuProps<Card> {
  card: Card;
  parts: CardParts<Card>;
  label: string;
  icon: ReactNode;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  excludeFromTabOrder: boolean;
}

/** The columns to which a card may go; those to which it may not say why. */
export function MoveMenu<Card>({ card, parts, label, icon, isOpen, onOpenChange, ...rest }: MoveMenuProps<Card>) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <IconButton label={label} variant="plain" size="small" icon={icon} {...rest} />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the key m opens it, and nothing of it has the focus then */}
      <Menu aria-label={label} placement="bottom end" autoFocus="first">
        <MenuSection title={parts.texts.moveTo}>
          {parts.targetsOf(card).map(({ column, reason }) => (
            <MenuItem key={column} disabledReason={reason} onAction={() => parts.onMove(card, column)}>
              {parts.titleOf(column)}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
    </MenuTrigger>
  );
}
