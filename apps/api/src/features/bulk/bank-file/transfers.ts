/** One transfer that a bank is asked for. */
export interface Transfer {
  /** Of the withdrawal: the bank answers with it. */
  number: string;
  halalas: number;
  holder: string;
  iban: string;
  /** The two digits of its bank. */
  bankCode: string;
}

/** What a file for the bank says besides its transfers. */
export interface PaymentFile {
  batch: string;
  messageId: string;
  madeAt: string;
  count: number;
  total: number;
}
