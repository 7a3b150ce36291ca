import type { Order } from '@diwan/api-contract/resources/orders';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';

export type OrderPart = 'dispute' | 'items' | 'payments' | 'refunds' | 'timeline';

/** What each part of an order's record is given. */
export interface OrderPartProps {
  order: Order;
  context: CellContext;
}
