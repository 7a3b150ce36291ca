import type { PlacedOrder } from '@diwan/api-contract/endpoints/platform/platform';
import { eq, type SQL } from 'drizzle-orm';
import { ordersTable as orders } from '../table.ts';

/** The orders of one customer. */
export const ofCustomer = ({ type, id }: PlacedOrder['customer']): SQL =>
  eq(type === 'seeker' ? orders.seekerId : orders.employerId, id);
