import { isShown } from '@diwan/api-contract/kinds/shown-when';
import { KeyValueList } from '@diwan/ui';
import { useResource } from '#crud/resource/resource-context.ts';
import type { ValueProps } from '../kind.ts';

/** Its parts under their names; what was not asked for is left out. */
export function GroupValue({
  field,
  name,
  value,
  Part,
}: Omit<ValueProps<'group'>, 'field'> & Pick<ValueProps<'group' | 'rows'>, 'field'>) {
  const { t } = useResource();
  const items = Object.entries(field.fields)
    .filter(([, part]) => part.kind !== 'id' && isShown(part, value))
    .map(([part, inner]) => ({
      id: part,
      name: t(`parts.${name}.${part}`),
      value: <Part field={inner} name={part} value={value[part]} />,
    }));
  return <KeyValueList items={items} />;
}
