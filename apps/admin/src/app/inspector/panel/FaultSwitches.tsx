import { Button, Stack, Switch, Text } from '@diwan/ui';
import { useState } from 'react';
import { type Faults, faults as kinds } from '#api/faults/faults.ts';
import { texts } from './texts.ts';

/** Makes the way to the server fail, to see how the screens bear it. */
export function FaultSwitches({ faults }: { faults: Faults }) {
  const [on, setOn] = useState(faults.current);
  return (
    <Stack align="start">
      <Text tone="muted">{texts.faultsHelp}</Text>
      {kinds.map((fault) => (
        <Switch
          key={fault}
          label={texts.faults[fault]}
          isSelected={on.has(fault)}
          onChange={(isOn) => {
            faults.set(fault, isOn);
            setOn(faults.current());
          }}
        />
      ))}
      <Button onPress={faults.dropSockets}>{texts.drop}</Button>
    </Stack>
  );
}
