import {
  AutocompleteInput,
  BooleanInput,
  CheckboxGroupInput,
  DateInput,
  Edit,
  NumberInput,
  ReferenceInput,
  SelectInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import { fields } from '../data/fields.js';

const asChoices = (values) => values.map((id) => ({ id, name: id }));
const nameOf = (option) => option?.label?.ar ?? '';

function FieldInput({ name, kind, values, to }) {
  switch (kind) {
    case 'multiline':
      return <TextInput source={name} multiline minRows={3} />;
    case 'number':
      return <NumberInput source={name} />;
    case 'day':
      return <DateInput source={name} />;
    case 'flag':
      return <BooleanInput source={name} />;
    case 'choice':
      return <SelectInput source={name} choices={asChoices(values)} />;
    case 'choices':
      return <CheckboxGroupInput source={name} choices={asChoices(values)} />;
    case 'reference':
      return (
        <ReferenceInput source={name} reference={to}>
          <AutocompleteInput optionText={nameOf} />
        </ReferenceInput>
      );
    default:
      return <TextInput source={name} />;
  }
}

export default function JobPostEdit() {
  return (
    <Edit mutationMode="pessimistic">
      <SimpleForm>
        {fields.map((field) => (
          <FieldInput key={field.name} {...field} />
        ))}
      </SimpleForm>
    </Edit>
  );
}
