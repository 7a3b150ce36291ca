import type { OrderMethod } from '@diwan/api-contract/values/records/order';

export interface PaymentWish {
  orderNumber: string;
  method: OrderMethod;
  /** In halalas. */
  amount: number;
  /** When it is asked for. */
  now: string;
}

/** A payment that a gateway has begun; what becomes of it arrives by a signed message. */
export interface BegunPayment {
  gatewayId: string;
  sadadNumber: string | null;
  billerCode: string | null;
  expiresAt: string | null;
}

/** Whoever collects payments. A refusal throws; the transaction of the event that asked is rolled back. */
export interface PaymentGateway {
  begin(wish: PaymentWish): Promise<BegunPayment>;
  /** Collects what a card was authorised for. */
  capture(gatewayId: string): Promise<void>;
  /** Lets an authorisation go. */
  release(gatewayId: string): Promise<void>;
  /** Gives back a part of a card payment, or all of it; a SADAD bill can't be. */
  refund(gatewayId: string, amount: number): Promise<void>;
}
