/** A change from one plan to another within a period; amounts in halalas with VAT, instants as the database has them. */
export interface PlanChange {
  paid: number;
  next: number;
  /** Of the period that is paid for. */
  start: string;
  end: string;
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
export function prorate({ paid, next, start, end, now, isSameLength }: PlanChange): Prorated {
  const [from, to] = [Date.parse(start), Date.parse(end)];
  const total = to - from;
  const left = Math.min(total, Math.max(0, to - Date.parse(now)));
  const credit = share(paid, left, total);
  const charge = isSameLength ? share(next, left, total) : next;
  return { credit, charge, due: charge - credit };
}

/** Rounded to the nearest halala, halves up; exact beyond what a number of JavaScript holds. */
function share(amount: number, part: number, whole: number): number {
  const [a, p, w] = [BigInt(amount), BigInt(part), BigInt(whole)];
  return Number((2n * a * p + w) / (2n * w));
}
