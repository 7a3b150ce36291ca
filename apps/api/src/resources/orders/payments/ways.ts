import { type OrderMethod, refundableMethods } from '@diwan/api-contract/values/records/order';

/** Whether the gateway gives back what was paid like that. */
export const isGatewayRefundable = (method: OrderMethod): boolean => refundableMethods.some((each) => each === method);
