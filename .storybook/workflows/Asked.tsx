import { asksOf } from '@diwan/machines/simulation/asks';
import type { Subject } from '@diwan/machines/simulation/samples';
import { KeyValueList } from '@diwan/ui/KeyValueList/KeyValueList';
import { Text } from '@diwan/ui/Text/Text';
import { Code } from '../parts/DescriptionTable.tsx';

/** What a machine leaves to the app or the server: `machine.provide({ … })`. */
export function Asked({ machine }: Pick<Subject, 'machine'>) {
  const { actors, actions, guards, effects } = asksOf(machine);
  const delays = Object.entries(machine.implementations.delays as Record<string, number>);
  const items = [
    ['The app runs', actors],
    ['The app does', actions],
    ['The app answers', guards],
    ['The server carries out', effects],
    ['Delays', delays.map(([name, ms]) => `${name} ${ms} ms`)],
  ] as const;
  const asked = items.filter(([, names]) => names.length > 0);
  if (asked.length === 0) return <Text tone="muted">Nothing: it is complete in itself.</Text>;
  return (
    <KeyValueList
      items={asked.map(([name, names]) => ({
        id: name,
        name,
        value: names.map((one) => (
          <div key={one}>
            <Code>{one}</Code>
          </div>
        )),
      }))}
    />
  );
}
