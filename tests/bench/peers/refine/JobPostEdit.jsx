import { Edit, useForm, useSelect } from '@refinedev/antd';
import { Checkbox, Form, Input, InputNumber, Select, Switch } from 'antd';
import { fields } from '../data/fields.js';

const asOptions = (values) => values.map((value) => ({ value, label: value }));

function Reference({ to, ...props }) {
  const { selectProps } = useSelect({ resource: to, optionLabel: (option) => option.label.ar, optionValue: 'id' });
  return <Select {...selectProps} {...props} />;
}

function inputOf({ kind, values, to }) {
  switch (kind) {
    case 'multiline':
      return <Input.TextArea rows={3} />;
    case 'number':
      return <InputNumber />;
    case 'day':
      return <Input type="date" />;
    case 'flag':
      return <Switch />;
    case 'choice':
      return <Select options={asOptions(values)} />;
    case 'choices':
      return <Checkbox.Group options={asOptions(values)} />;
    case 'reference':
      return <Reference to={to} />;
    default:
      return <Input />;
  }
}

export default function JobPostEdit() {
  const { formProps, saveButtonProps } = useForm();
  return (
    <Edit saveButtonProps={saveButtonProps}>
      <Form {...formProps} layout="vertical">
        {fields.map((field) => (
          <Form.Item
            key={field.name}
            name={field.name.split('.')}
            label={field.name}
            valuePropName={field.kind === 'flag' ? 'checked' : 'value'}
          >
            {inputOf(field)}
          </Form.Item>
        ))}
      </Form>
    </Edit>
  );
}
