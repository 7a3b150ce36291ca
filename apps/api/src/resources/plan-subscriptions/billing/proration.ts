/** A change from one plan to another within a period; amounts in halalas with VAT, instants as the database has them. */
export interface PlanChange {
  paid: number;
  next: number;
  /** Of the period that is paid for. */
  start: string;
  end: string;
  /** Where that is not all of it. */
  paidUntil?: string | null;
  now: string;
  /** Whether the new plan's periods are as long: it then goes on in this one, otherwise its own begins. */
  isSameLength: boolean;
}

export interface Prorated {
  /** What is paid for and not used. */
  credit: number;
  charge: number;
  /** Below nothing it is to the subscriber's credit. */
  due: number;
}

/** What a change of plan costs. Whole halalas: what is given back is never more than what was paid, what is charged never more than the price. */
export function prorate({ paid, next, start, end, paidUntil, now, isSameLength }: PlanChange): Prorated {
  const ofRest = (amount: number, until: string) => {
    const total = Date.parse(until) - Date.parse(start);
    return total <= 0 ? 0 : share(amount, Math.min(total, Math.max(0, Date.parse(until) - Date.parse(now))), total);
  };
  const credit = ofRest(paid, paidUntil ?? end);
  const charge = isSameLength ? ofRest(next, end) : next;
  return { credit, charge, due: charge - credit };
}

/** Rounded to the nearest halala, halves up; exact beyond what a number of JavaScript holds. */
function share(amount: number, part: number, whole: number): number {
  const [a, p, w] = [BigInt(amount), BigInt(part), BigInt(whole)];
  return Number((2n * a * p + w) / (2n * w));
}
