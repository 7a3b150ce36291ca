/** Words of ours that guards compare with. */
const words = new Set(
  `all cancelled completed disabled failed forbidden internal invalid logout mine notFound offline paused push rateLimited refused
  replace replaced revoked running some stale stopped theirs timedOut timeout traverse unauthenticated unavailable`.split(
    /\s+/,
  ),
);
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** What of a text may be written down: an id, an instant, the path of a screen. */
const kept = new RegExp(`^(?:${uuid}|\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z|(?:/(?:[a-z]+[a-z_-]*|${uuid}))+)$`);
/** Most texts are neither: this is quick to tell. */
const mayBeKept = /^[/\da-f]\S{0,99}$/;
const key = new RegExp(`^(?:(?=.{1,40}$)[a-z]\\w*(?:[.-]\\w+)*|${uuid})$`);
const fileEnding = /\.(?:pdf|docx?|jpe?g|png|webp)$/i;
const firstTime = Date.UTC(2020);
const lastTime = Date.UTC(2040);
const longList = 20;
const mostOrdinals = 20_000;
/** Characters that mean nothing. */
const [firstPrivate, privates] = [0xe000, 6_400];

/**
 * Makes a function that copies data and withholds all that is not on the list above or the name of a field: a text becomes `~7` and a number another
 * number, the same one wherever the same value stood, so that guards which compare still decide as they did. Of the records of a
 * long list only what is on the list above is left: nothing compares their texts, and they would be most of what is kept.
 */
export function createRedaction(): (value: unknown) => unknown {
  const copies = new WeakMap<object, unknown>();
  const ordinals = new Map<number, number>();
  /** Names of fields that were looked at. */
  const names = new Set<string>();
  const salt = crypto.getRandomValues(new Uint32Array(2));
  let last = 1000;

  /** Remembers no value, only a salted hash of it. */
  function ordinalOf(text: string): number {
    let [one, other] = [salt[0]!, salt[1]!];
    for (let index = 0; index < text.length; index++) {
      one = Math.imul(one ^ text.charCodeAt(index), 16_777_619);
      other = Math.imul(other ^ text.charCodeAt(index), 2_246_822_519);
    }
    const hash = (one >>> 0) * 2 ** 20 + (other >>> 12);
    const ordinal = ordinals.get(hash) ?? ++last;
    if (ordinals.size > mostOrdinals) ordinals.clear();
    ordinals.set(hash, ordinal);
    return ordinal;
  }

  const isName = (name: string) => names.has(name) || (key.test(name) && Boolean(names.add(name)));
  const isKept = (text: string) => words.has(text) || (mayBeKept.test(text) && kept.test(text));

  function textOf(text: string): string {
    if (text.trim() === '') return text && ' ';
    if (isKept(text) || names.has(text)) return text;
    const ordinal = ordinalOf(text);
    // Guards may ask whether a text is longer than one character.
    if (text.length === 1) return String.fromCharCode(firstPrivate + (ordinal % privates));
    return `~${ordinal}${fileEnding.exec(text)?.[0].toLowerCase() ?? ''}`;
  }

  function numberOf(number: number, isBrief: boolean): number | undefined {
    const isTime = number > firstTime && number < lastTime;
    if (Math.abs(number) < 1000 || isTime) return number;
    return isBrief ? undefined : ordinalOf(String(number));
  }

  function listOf(value: readonly unknown[], isBrief: boolean): unknown[] {
    const list: unknown[] = [];
    copies.set(value, list);
    for (const one of value) list.push(redact(one, isBrief || value.length > longList));
    return list;
  }

  function recordOf(value: object, isBrief: boolean): Record<string, unknown> {
    const copy: Record<string, unknown> = {};
    copies.set(value, copy);
    const prototype = Object.getPrototypeOf(value) as unknown;
    const isData = prototype === null || prototype === Object.prototype || value instanceof Error;
    for (const [name, one] of isData ? Object.entries(value) : []) {
      const redacted = redact(one, isBrief);
      if (redacted !== undefined) copy[isName(name) ? name : textOf(name)] = redacted;
    }
    return copy;
  }

  function redact(value: unknown, isBrief = false): unknown {
    if (typeof value === 'string') return isBrief && !isKept(value) ? undefined : textOf(value);
    if (typeof value === 'number') return numberOf(value, isBrief);
    if (typeof value !== 'object' || value === null)
      return typeof value === 'boolean' || value === null ? value : undefined;
    return copies.get(value) ?? (Array.isArray(value) ? listOf(value, isBrief) : recordOf(value, isBrief));
  }
  return (value) => redact(value);
}
