import { useEffect, useState } from 'react';
import {
  Button,
  Checkbox,
  CheckboxGroup,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  NumberField,
  Popover,
  Select,
  SelectValue,
  TextArea,
  TextField,
} from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { fields, valueAt } from '../data/fields.js';
import { fetchOne } from '../data/rows.js';

function FieldInput({ name, kind, values, value }) {
  if (kind === 'flag')
    return (
      <Checkbox name={name} defaultSelected={value === true}>
        {name}
      </Checkbox>
    );
  if (kind === 'choices')
    return (
      <CheckboxGroup name={name} defaultValue={value ?? []}>
        <Label>{name}</Label>
        {values.map((each) => (
          <Checkbox key={each} value={each}>
            {each}
          </Checkbox>
        ))}
      </CheckboxGroup>
    );
  if (kind === 'choice')
    return (
      <Select name={name} defaultSelectedKey={value}>
        <Label>{name}</Label>
        <Button>
          <SelectValue />
        </Button>
        <Popover>
          <ListBox items={values.map((id) => ({ id }))}>{({ id }) => <ListBoxItem>{id}</ListBoxItem>}</ListBox>
        </Popover>
      </Select>
    );
  if (kind === 'number')
    return (
      <NumberField name={name} defaultValue={value ?? undefined}>
        <Label>{name}</Label>
        <Input />
      </NumberField>
    );
  return (
    <TextField name={name} defaultValue={value ?? ''} type={kind === 'day' ? 'date' : 'text'}>
      <Label>{name}</Label>
      {kind === 'multiline' ? <TextArea /> : <Input />}
    </TextField>
  );
}

export default function Edit({ id }) {
  const { t } = useTranslation();
  const [record, setRecord] = useState(null);
  useEffect(() => {
    void fetchOne(id).then(setRecord);
  }, [id]);
  if (!record) return null;
  return (
    <main>
      <h1>{t('edit')}</h1>
      <form>
        {fields.map((field) => (
          <FieldInput key={field.name} {...field} value={valueAt(record, field.name)} />
        ))}
      </form>
    </main>
  );
}
