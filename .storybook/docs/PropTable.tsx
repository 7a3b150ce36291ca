import { Text } from '@diwan/ui/Text/Text';
import { Code, DescriptionTable } from '../parts/DescriptionTable.tsx';
import { Words } from '../parts/Words.tsx';

/** What Storybook's plugin read from a component's types and put beside it. */
export interface Described {
  __docgenInfo?: {
    props?: Record<string, DescribedProp>;
    /** Types from elsewhere that it couldn't read. */
    composes?: readonly string[];
  };
}

interface DescribedProp {
  required: boolean;
  description: string;
  tsType?: { name: string; raw?: string };
  defaultValue?: { value: string };
}

interface PropTableProps {
  label: string;
  component: Described;
}

/** The props of a component, from its types. */
export function PropTable({ label, component }: PropTableProps) {
  const { props = {}, composes = [] } = component.__docgenInfo ?? {};
  return (
    <>
      <DescriptionTable
        label={label}
        columns={['Prop', 'Type', 'Default', 'What it does']}
        rows={Object.entries(props).map(([name, { required, tsType, defaultValue, description }]) => ({
          name,
          cells: [
            <Code key="type">{tsType?.raw ?? tsType?.name}</Code>,
            required ? 'required' : <Code key="default">{defaultValue?.value}</Code>,
            <Words key="what">{description}</Words>,
          ],
        }))}
      />
      {composes.length > 0 ? <Text tone="muted">Besides, what the element takes that it is drawn with.</Text> : null}
    </>
  );
}
