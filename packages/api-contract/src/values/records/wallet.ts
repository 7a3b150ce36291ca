export const walletStates = ['pending', 'available', 'on_hold', 'reversed'] as const;
export const walletKinds = [
  'order_credit',
  'commission',
  'vat_on_commission',
  'refund_debit',
  'payout',
  'adjustment',
  'bonus',
  'fee',
] as const;
export const walletDirections = ['credit', 'debit'] as const;
/** Why a line of a wallet is held or taken back. */
export const walletReasons = ['dispute', 'fraud', 'mistake', 'documents', 'other'] as const;
export type WalletReason = (typeof walletReasons)[number];
export const adjustmentStates = ['proposed', 'approved', 'rejected', 'withdrawn'] as const;
/** Why a wallet should be put right. */
export const adjustmentGrounds = ['correction', 'goodwill', 'penalty', 'bank_difference', 'other'] as const;
/** What each of an adjustment's documents may be. */
export const adjustmentDocumentTypes = ['evidence', 'other'] as const;
/** Why it was not. */
export const adjustmentRejections = ['unfounded', 'amount', 'evidence', 'other'] as const;
export type AdjustmentRejection = (typeof adjustmentRejections)[number];
export const withdrawalStates = [
  'pending',
  'under_review',
  'approved',
  'processing',
  'paid',
  'rejected',
  'failed',
  'cancelled',
] as const;
export const withdrawalMethods = ['bank_transfer', 'wallet_card'] as const;
/** What somebody should look at before money leaves. */
export const riskFlags = [
  'iban_changed_recently',
  'name_mismatch',
  'new_provider',
  'open_dispute',
  'velocity',
  'docs_expired',
] as const;
export type RiskFlag = (typeof riskFlags)[number];
/** Those in spite of which only an administrator approves, and says why. */
export const blockingRiskFlags = ['name_mismatch', 'open_dispute', 'docs_expired'] as const satisfies RiskFlag[];
export const withdrawalRejections = ['balance', 'iban', 'docs', 'dispute', 'fraud', 'other'] as const;
/** Why a bank has not carried out a transfer, as ISO 20022 has it in short. */
export const withdrawalFailures = [
  'account_closed',
  'account_unknown',
  'name_mismatch',
  'bank_rejected',
  'other',
] as const;
/** What a bank says of a transfer that it was asked for. */
export const bankOutcomes = ['paid', 'returned', 'waiting'] as const;
/** The banks of the kingdom by the two digits that an IBAN names them by. */
export const bankCodes = ['05', '10', '15', '20', '30', '45', '50', '55', '60', '65', '80', '90', '95', '00'] as const;

/** In which a batch of withdrawals is written for the bank. */
export const bankFileFormats = ['pain001', 'xlsx', 'csv'] as const;
export type BankFileFormat = (typeof bankFileFormats)[number];
