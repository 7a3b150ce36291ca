import { ChevronDown } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { FieldError } from 'react-aria-components/FieldError';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { ErrorText, type FieldProps, fieldId, OptionalMark } from '../field/Field.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { type Option, Options } from './Options.tsx';
import { opener } from './options.css.ts';

/** What a field takes whose options the caller searches for. */
export interface SearchingProps extends FieldProps {
  /** What was found for the text typed, in the order to show. */
  items: readonly Option[];
  /** What has been typed. */
  inputValue: string;
  /** Something was typed: the time to search. */
  onInputChange: (text: string) => void;
  /** The list was opened or closed: before anything is typed, what is offered first can be asked for. */
  onOpenChange?: (isOpen: boolean) => void;
  /** What was asked for is on its way. */
  isLoading?: boolean;
  /** Said when nothing is found. */
  emptyText?: string;
  /** What the empty field says. */
  placeholder?: string;
}

interface SearchingFieldProps extends SearchingProps {
  selectionMode: 'single' | 'multiple';
  chosenIds: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  /** Shown inside the box, before the text. */
  children?: ReactNode;
}

/** The search box and list of ComboBox and TagField; the caller filters, so nothing is filtered here. */
export function SearchingField({ chosenIds, onChoose, selectionMode, children, ...props }: SearchingFieldProps) {
  return (
    <ComboBox<Option, 'single' | 'multiple'>
      id={props.name ? fieldId(props.name) : undefined}
      className={fieldStyles.field}
      selectionMode={selectionMode}
      value={selectionMode === 'multiple' ? chosenIds : (chosenIds[0] ?? null)}
      onChange={(value) => onChoose(toIds(value))}
      items={props.items}
      inputValue={props.inputValue}
      onInputChange={props.onInputChange}
      defaultFilter={() => true}
      allowsEmptyCollection
      menuTrigger="focus"
      onOpenChange={props.onOpenChange}
      onBlur={props.onBlur}
      isInvalid={Boolean(props.errorMessage)}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isReadOnly={props.isReadOnly}
      validationBehavior="aria"
    >
      <Label className={fieldStyles.label}>
        {props.label}
        <OptionalMark {...props} />
      </Label>
      <Group className={fieldStyles.controlGroup}>
        {children}
        <SearchInput placeholder={props.placeholder} isLeftAsItIs={selectionMode === 'multiple'} />
        <Button className={opener}>
          <ChevronDown />
        </Button>
      </Group>
      <FieldError>
        <ErrorText>{props.errorMessage}</ErrorText>
      </FieldError>
      {props.description ? (
        <Text slot="description" className={fieldStyles.description}>
          {props.description}
        </Text>
      ) : null}
      <Options isLoading={props.isLoading ?? false} emptyText={props.emptyText} />
    </ComboBox>
  );
}

interface SearchInputProps {
  placeholder: string | undefined;
  /** Tab leaves with what was chosen, instead of choosing what the pointer or an arrow last stood on. */
  isLeftAsItIs: boolean;
}

function SearchInput({ placeholder, isLeftAsItIs }: SearchInputProps) {
  const state = use(ComboBoxStateContext);
  return (
    <Input
      className={fieldStyles.bareInput}
      placeholder={placeholder}
      dir="auto"
      onKeyDownCapture={({ key }) => {
        if (key === 'Tab' && isLeftAsItIs) state?.selectionManager.setFocusedKey(null);
      }}
    />
  );
}

function toIds(value: unknown): string[] {
  if (value === null || value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}
