import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';

/** Characters that stand for the rest: letters of both scripts, digits, blanks, signs. */
const usual = [...'aZ0 \n\t-_.,:;/"\'=@<ع٣', '\u0000', '\u200f'];
const most = 24;

/** A text that is to be repeated, and what comes before and after it. */
export interface Pump {
  before: string;
  repeated: string;
  after: string;
}

/**
 * Inputs on which a search may have to begin again and again: for every repetition in an expression, what it accepts, behind what leads
 * to it, and before what ends it or can't follow it.
 */
export function worstInputs({ source, flags }: RegExp): Pump[] {
  const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  });
  const literals = new Set<string>();
  const quantifiers: AST.Quantifier[] = [];
  visitRegExpAST(pattern, {
    onCharacterEnter: ({ value }) => literals.add(String.fromCodePoint(value)),
    onQuantifierEnter: (node) => quantifiers.push(node),
  });
  const alphabet = [...new Set([...literals, ...usual])];
  const pumps = quantifiers
    .filter(({ max }) => max > 1)
    .flatMap((node) => {
      const accepted = alphabet.filter((char) => accepts(node.element, char, flags));
      const repeated = [...accepted, sample(node.element, alphabet, flags)].filter((text) => text !== '');
      return [...new Set(repeated)].flatMap((text) => waysTo(leadTo(node, alphabet, flags), text));
    });
  const whole = sample(pattern, alphabet, flags);
  const all = [
    ...pumps,
    { before: '', repeated: whole || 'a' },
    ...alphabet.map((repeated) => ({ before: '', repeated })),
  ];
  const ends = ['', '\u0000', 'a!'];
  return spread(all, most).flatMap((pump) => ends.map((after) => ({ ...pump, after })));
}

/** The repetition at the beginning, behind what leads to it, and begun again and again. */
const waysTo = (lead: string, repeated: string) => [
  { before: '', repeated },
  ...(lead
    ? [
        { before: lead, repeated },
        { before: '', repeated: lead + repeated },
      ]
    : []),
];

/** As many as one may take, from all over the list. */
function spread<T>(list: T[], count: number): T[] {
  const step = Math.max(1, list.length / count);
  return list.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function accepts(node: AST.Node, text: string, flags: string): boolean {
  return new RegExp(`^(?:${node.raw})$`, flags.replaceAll(/[gy]/g, '')).test(text);
}

/** What has to be read before a repetition is reached. */
function leadTo(node: AST.Node, alphabet: string[], flags: string): string {
  const { parent } = node;
  if (!parent) return '';
  if (parent.type !== 'Alternative') return leadTo(parent, alphabet, flags);
  const earlier = parent.elements.slice(0, parent.elements.indexOf(node as AST.Element));
  return leadTo(parent, alphabet, flags) + earlier.map((part) => sample(part, alphabet, flags)).join('');
}

/** A short text that a part of an expression accepts, as far as it can be told without trying it. */
function sample(node: AST.Node, alphabet: string[], flags: string): string {
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return sample(node.alternatives.at(-1)!, alphabet, flags);
    case 'Alternative':
      return node.elements.map((part) => sample(part, alphabet, flags)).join('');
    case 'Quantifier':
      return sample(node.element, alphabet, flags).repeat(Math.max(node.min, Math.min(1, node.max)));
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return alphabet.find((char) => accepts(node, char, flags)) ?? '';
    default:
      return '';
  }
}
