import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { TriggerButton } from '#Button/TriggerButton.tsx';
import { Text } from '#Text/Text.tsx';
import * as styles from '../FilterBar.css.ts';
import type { Filter } from '../filter.ts';
import { FirstField } from './FirstField.tsx';

interface MoreFiltersProps {
  label: string;
  /** Those that can be chosen here. */
  names: readonly Filter[];
  /** All of them: one that was turned on here stands in the bar and stays open. */
  filters: readonly Filter[];
}

/** The filters that are seldom used: choosing one opens it in the place of their names, and the bar stays as it is until one is on. */
export function MoreFilters({ label, names, filters }: MoreFiltersProps) {
  const [key, setKey] = useState<string | null>(null);
  const open = filters.find((filter) => filter.key === key);
  if (names.length === 0 && !open) return null;
  return (
    <DialogTrigger onOpenChange={(isOpen) => isOpen || setKey(null)}>
      <TriggerButton variant="plain" size="small" icon={<Plus />}>
        {label}
      </TriggerButton>
      <Popover className={styles.popover} placement="bottom start" offset={4}>
        <Dialog className={open ? styles.dialog : styles.names} aria-label={open?.label ?? label}>
          {({ close }) =>
            open ? (
              <FirstField key={open.key}>
                {open.isNamed ? null : <Text weight="medium">{open.label}</Text>}
                {open.panel(close)}
              </FirstField>
            ) : (
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- one opens it in order to choose
              <ListBox aria-label={label} items={names} autoFocus="first" onAction={(chosen) => setKey(String(chosen))}>
                {(filter) => (
                  <ListBoxItem id={filter.key} textValue={filter.label} className={styles.moreName}>
                    {filter.label}
                  </ListBoxItem>
                )}
              </ListBox>
            )
          }
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
