import type { LocalizedText } from '@diwan/api-contract/values/localized-text';
import {
  Checkbox,
  CheckboxGroup,
  LocalizedTextField,
  MoneyField,
  NumberField,
  Select,
  TextArea,
  TextField,
} from '@diwan/ui';
import { createElement } from 'react';
import type { ChoiceKind, ChoicesKind, FieldInputProps, InputProps, TextKind } from '../resource/field.ts';
import { useResource } from '../resource/resource-context.ts';
import { choiceLabel } from './choice-label.ts';
import { controlProps } from './control-props.ts';
import { GroupInput } from './GroupInput.tsx';
import { LazyDateField } from './LazyDateField.tsx';
import { MomentInput } from './MomentInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { RowsInput } from './RowsInput.tsx';
import { TagsInput } from './TagsInput.tsx';

/** The input of a field, by its kind. */
export function FieldInput({ field, ...props }: FieldInputProps) {
  switch (field.kind) {
    case 'text':
      return <TextInput {...(props as InputProps<string | null>)} field={field} />;
    case 'localized':
      return <LocalizedInput {...(props as InputProps<LocalizedText | null>)} isMultiline={field.isMultiline} />;
    case 'number':
      return <NumberField {...controlProps(props)} value={props.value as number | null} onChange={props.onChange} />;
    case 'money':
      return <MoneyField {...controlProps(props)} value={props.value as number | null} onChange={props.onChange} />;
    case 'flag':
      return <Checkbox {...controlProps(props)} isSelected={props.value as boolean} onChange={props.onChange} />;
    case 'choice':
      return <ChoiceInput {...(props as InputProps<string | null>)} field={field} />;
    case 'choices':
      return <ChoicesInput {...(props as InputProps<string[]>)} field={field} />;
    case 'reference':
      return <ReferenceInput {...(props as InputProps<string | null>)} to={field.to} />;
    case 'tags':
      return <TagsInput {...(props as InputProps<string[]>)} />;
    case 'day':
      return <LazyDateField {...controlProps(props)} value={props.value as string | null} onChange={props.onChange} />;
    case 'moment':
      return <MomentInput {...(props as InputProps<string | null>)} />;
    case 'group':
      return <GroupInput {...(props as InputProps<Record<string, unknown>>)} fields={field.fields} Part={FieldInput} />;
    case 'rows':
      return <RowsInput {...(props as InputProps<Record<string, unknown>[]>)} field={field} Part={FieldInput} />;
    case 'custom':
      return createElement(field.Input, props);
    case 'shown':
      return null;
  }
}

function TextInput({ field, value, onChange, ...props }: InputProps<string | null> & { field: TextKind }) {
  const own = {
    ...controlProps(props as InputProps),
    value: value ?? '',
    onChange: (text: string) => onChange(text === '' ? null : text),
  };
  if (field.isMultiline) return <TextArea {...own} rows={4} />;
  return <TextField {...own} type={field.inputType ?? 'text'} dir={field.isLatin ? 'ltr' : 'auto'} />;
}

function LocalizedInput({
  value,
  onChange,
  isMultiline,
  ...props
}: InputProps<LocalizedText | null> & { isMultiline: boolean }) {
  const { path, errorAt } = props;
  const text = value ?? { ar: '' };
  return (
    <LocalizedTextField
      {...controlProps(props as InputProps)}
      isMultiline={isMultiline}
      value={text.en === undefined ? { ar: text.ar } : { ar: text.ar, en: text.en }}
      onChange={(next) => onChange(next.ar === '' && !next.en && value === null ? null : next)}
      errorMessage={{ ar: errorAt(`${path}.ar`) ?? errorAt(path), en: errorAt(`${path}.en`) }}
    />
  );
}

function ChoiceInput({ field, value, onChange, ...props }: InputProps<string | null> & { field: ChoiceKind }) {
  const context = useResource();
  const choices = field.values.map((each) => ({ value: each, label: choiceLabel(field.labels, each, context) }));
  const placeholder = props.isRequired ? undefined : context.t('noChoice');
  return (
    <Select
      {...controlProps(props as InputProps)}
      choices={choices}
      value={value}
      onChange={onChange}
      placeholder={placeholder}
    />
  );
}

function ChoicesInput({ field, value, onChange, ...props }: InputProps<string[]> & { field: ChoicesKind }) {
  const context = useResource();
  const choices = field.values.map((each) => ({ value: each, label: choiceLabel(field.labels, each, context) }));
  return (
    <CheckboxGroup
      {...controlProps(props as InputProps)}
      choices={choices}
      value={value}
      onChange={onChange}
      isInLine
    />
  );
}
