import type { Span } from '../finding.ts';
import { type DigitGroup, digitGroups } from './digits.ts';

/** Numbers as Saudi Arabia dials them: mobile, landline, unified and toll-free. */
const saudi = /^(?:(?:00)?966)?0?(?:5\d{8}|1[1-7]\d{7})$|^9200\d{5}$|^800\d{7}$/;
const bare = /^(?:5\d{8}|1[1-7]\d{7})$/;
const abroad = /^(?:00)?[1-9]\d{8,13}$/;
const longest = 15;

/** What may stand between the digits of one number. */
const between = /^[- .()_/]{0,3}$/;
const betweenWords = /^[ ،,]{1,3}$/;

const calling =
  /(?:^|[^\p{L}])(?:ال)?(?:جوال|هاتف|واتس|واتساب|تواصل|للتواصل|اتصل|call|phone|mobile|whatsapp|text|tel)(?:$|[^\p{L}])/u;
/** What is numbered and never called. */
const counting = /(?:قطعه|القطعه|موديل|الجهاز|منافسه|المنافسه|طراز|part|no|number|sku|model|order)[\s.:#]{1,3}$/;
const around = 24;

/** Where a text says how to call somebody. */
export function findPhones(text: string): Span[] {
  const groups = digitGroups(text);
  const found: Span[] = [];
  for (let from = 0; from < groups.length; ) {
    const end = endOfNumber(text, groups, from);
    if (end > from) found.push(spanOf(text, groups[from]!, groups[end - 1]!));
    from = Math.max(end, from + 1);
  }
  return found;
}

/** The place after the last group of the longest number that can be called, from a group on. */
function endOfNumber(text: string, groups: readonly DigitGroup[], from: number): number {
  const first = groups[from]!;
  const before = text.slice(Math.max(0, first.start - around), first.start);
  let digits = first.digits;
  let end = from;
  for (let at = from; digits.length <= longest; ) {
    if (isPhone(digits, first.isInternational, before)) end = at + 1;
    const [last, next] = [groups[at]!, groups[at + 1]];
    if (!next || next.isInternational || !isOneNumber(text, last, next)) break;
    digits += next.digits;
    at += 1;
  }
  return end;
}

function isOneNumber(text: string, one: DigitGroup, next: DigitGroup): boolean {
  const gap = text.slice(one.end, next.start);
  return between.test(gap) || (one.isSpoken && next.isSpoken && betweenWords.test(gap));
}

function isPhone(digits: string, isInternational: boolean, before: string): boolean {
  if (counting.test(before)) return false;
  // The zero that is dialled at home stands in brackets after a country's code.
  const dialled = digits.replace(/^((?:00)?966)0/, '$1');
  if (bare.test(dialled)) return calling.test(before);
  return saudi.test(dialled) || ((isInternational || digits.startsWith('00')) && abroad.test(digits));
}

function spanOf(text: string, first: DigitGroup, last: DigitGroup): Span {
  const isOpened = text[first.start - 1] === '(' && text.slice(first.start, last.end).includes(')');
  return { start: isOpened ? first.start - 1 : first.start, end: last.end };
}
