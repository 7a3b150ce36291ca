import type { StaffMessage } from '@diwan/api-contract/resources/staff-message';

/** Of a record to whose recipient staff may write. */
export interface Addressed {
  /** A mail server has said that it takes nothing for the address. */
  isAddressRefused: boolean;
}

export const isAddressRefused = ({ context }: { context: Addressed }): boolean => context.isAddressRefused;
export const isAddressTrusted = ({ context }: { context: Addressed }): boolean => !context.isAddressRefused;

/** A message of nobody in particular. */
export const sampleMessage: StaffMessage = { subject: { ar: '…' }, message: { ar: '…' } };
