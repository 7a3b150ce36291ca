import { Code, FactTable } from '../parts/FactTable.tsx';
import { Words } from '../parts/Words.tsx';

/** What Storybook's plugin read from a component's types and put beside it. */
export interface Described {
  __docgenInfo?: { props?: Record<string, DescribedProp> };
}

interface DescribedProp {
  required: boolean;
  description: string;
  tsType?: { name: string; raw?: string };
  defaultValue?: { value: string };
}

/** The props of a component, from its types. */
export function PropTable({ component }: { component: Described }) {
  const props = Object.entries(component.__docgenInfo?.props ?? {});
  return (
    <FactTable
      label="Props"
      columns={['Prop', 'Type', 'Default', 'What it does']}
      rows={props.map(([name, { required, tsType, defaultValue, description }]) => ({
        name,
        cells: [
          <Code key="type">{tsType?.raw ?? tsType?.name}</Code>,
          required ? 'required' : <Code key="default">{defaultValue?.value}</Code>,
          <Words key="what">{description}</Words>,
        ],
      }))}
    />
  );
}
