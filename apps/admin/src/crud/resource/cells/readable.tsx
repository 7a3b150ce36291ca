import { Text } from '@diwan/ui';
import type { ReactNode } from 'react';
import type { CellContext } from './cell-context.ts';

type Draw<Value> = (value: Value, context: CellContext) => ReactNode;

/** Draws a value; one that the server has come to answer otherwise than this version knows says so in its place alone. */
export function readable<Value>(draw: Draw<Value>): Draw<Value> {
  return (value, context) => {
    try {
      return draw(value, context);
    } catch (error) {
      console.error('A value could not be shown.', error);
      return (
        <Text as="span" tone="muted">
          {context.t('notShown')}
        </Text>
      );
    }
  };
}
