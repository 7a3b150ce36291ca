import type { Found } from '../inspect-words.ts';

type Piece = { text: string; start: number };
type Address = Pick<Found, 'start' | 'end'> & { kind: 'email' | 'link' | 'handle' };

const piece = /[^\s<>"'«»()[\]{}،؛]+/g;
const email = /^[\w+-][\w.+-]*@[\w-]+(?:\.[\w-]+)+$/;
const address = /^(?:https?:\/\/|www\.)\S+$/;
const topLevels = 'com|net|org|info|biz|co|io|me|sa|gle|ly|ae|eg|uk|app|link|site|online';
const domain = new RegExp(`^[a-z0-9][a-z0-9-]*(?:\\.[a-z0-9][a-z0-9-]*)*\\.(?:${topLevels})(?:/\\S*)?$`);
const chat =
  /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me|t\.me|telegram\.me|api\.whatsapp\.com|chat\.whatsapp\.com|snapchat\.com)\//;
const handle = /^@[a-z]\w[\w.]*$/;
const bareHandle = /^[a-z]+[_.\d][\w.]+$/;
const trailing = /[.,;:!?]{1,3}$/;

/** Where one writes to people, and what people write of it. */
const networks =
  /(?:telegram|telgram|instagram|twitter|snapchat|whatsapp|on x|تليجرام|تلجرام|تلقرام|تيليجرام|انستقرام|انستجرام|تويتر|سناب|سناب شات|واتساب|واتس)(?: ?[:@]| على| على معرف)? {0,2}$/;
/** Known by their address, and no way to apply. */
const brands = new Set([
  'booking.com',
  'expedia.com',
  'noon.com',
  'amazon.sa',
  'amazon.com',
  'salesforce.com',
  'monday.com',
  'asp.net',
  'socket.io',
]);

/** Where a text says at which address, or under which name, somebody can be reached. */
export function findAddresses(text: string): Address[] {
  const pieces = Array.from(
    text.matchAll(piece),
    ({ 0: found, index }): Piece => ({ text: found.replace(trailing, ''), start: index }),
  );
  const single = pieces.flatMap((one): Address[] => {
    const kind = kindOf(one, text);
    return kind ? [{ kind, start: one.start, end: one.start + one.text.length }] : [];
  });
  return [...single, ...spelledEmails(text)];
}

function kindOf({ text: written, start }: Piece, text: string): Address['kind'] | null {
  if (written.length > 250) return null;
  if (email.test(written)) return 'email';
  if (chat.test(written)) return 'handle';
  if (address.test(written)) return 'link';
  if (domain.test(written)) return brands.has(written) ? null : 'link';
  const before = text.slice(Math.max(0, start - 24), start);
  if (handle.test(written) || bareHandle.test(written)) return networks.test(before) ? 'handle' : null;
  return null;
}

const spelled =
  /(?<![\w.+-])([\w.+-]{2,40})\s?(?:@|[([{]? ?(?:at|ات) ?[)\]}]?)\s?([\w-]{2,40})\s?(?:\.|[([{]? ?(?:dot|دوت) ?[)\]}]?)\s?(com|net|org|sa|co)(?![\w-])/g;

/** Addresses that are spelled out so that no machine finds them. */
function spelledEmails(text: string): Address[] {
  return Array.from(
    text.matchAll(spelled),
    ({ 0: found, index }): Address => ({
      kind: 'email',
      start: index,
      end: index + found.length,
    }),
  );
}
