import { listPath } from '#crud/resource/resource-paths.ts';

/** The list of the orders of a CRM user: all of them, or those of a state or of some days. */
export function ordersPath(
  crmUser: string,
  narrowed: { state?: string; createdFrom?: string; createdTo?: string } = {},
): string {
  return `${listPath('orders')}?${new URLSearchParams({ crmUser, ...narrowed })}`;
}
