import { isReference, type Node } from './syntax.ts';

/** Stands where a sample has the words of one language of those declared under this name. */
export const englishOf = (name: string) => `\0${name}\0`;

export interface Written {
  text: string;
  /** The names that it takes from around it. */
  uses: ReadonlySet<string>;
}

interface Around {
  text: string;
  /** Whether this name stands for words in both languages. */
  isBilingual: (name: string) => boolean;
  /** Whether a function of this name asks for the language first. */
  asksForLanguage: (name: string) => boolean;
  /** What is put in the place of a name or of an attribute that spreads it. */
  instead?: ((node: Node, parent: Node | null) => string | undefined) | undefined;
}

/** A part of a story as its author wrote it, without what asks for the language: a sample is in English. */
export function writeInEnglish(part: Node, { text, isBilingual, asksForLanguage, instead }: Around): Written {
  const uses = new Set<string>();
  /** Local names whose value follows from the language. */
  const known = new Map<string, unknown>();
  return { text: write(part, null), uses };

  function write(node: Node, parent: Node | null): string {
    const replaced = instead?.(node, parent) ?? replacement(node, parent);
    if (replaced !== undefined) return replaced;
    if (isReference(node, parent)) uses.add(node.name);
    if (node.type === 'ObjectProperty' && node.shorthand && node.key.type === 'Identifier') {
      const written = write(node.value, node);
      return node.value.type === 'AssignmentPattern' || written === node.key.name
        ? written
        : `${node.key.name}: ${written}`;
    }
    const dropped = languageIn(node);
    if (dropped?.type === 'Identifier') known.set(dropped.name, 'en');
    let at = node.start!;
    let written = '';
    for (const child of childrenOf(node)) {
      if (child === dropped) {
        written += text.slice(at, child.start!);
        at = child.end! + (/^,\s*/.exec(text.slice(child.end!))?.[0].length ?? 0);
        continue;
      }
      if (child.start! < at) continue;
      written += text.slice(at, child.start!) + write(child, node);
      at = child.end!;
    }
    return written + text.slice(at, node.end!);
  }

  function replacement(node: Node, parent: Node | null): string | undefined {
    if (node.type === 'VariableDeclaration' && node.declarations.length === 1) {
      const { id, init } = node.declarations[0]!;
      const value = init && init.type !== 'StringLiteral' ? valueOf(init) : undefined;
      if (id.type !== 'Identifier' || value === undefined) return undefined;
      known.set(id.name, value);
      return '';
    }
    if (node.type === 'ConditionalExpression' && valueOf(node.test) !== undefined)
      return write(valueOf(node.test) ? node.consequent : node.alternate, parent);
    if (node.type === 'MemberExpression' && node.computed && node.object.type === 'Identifier') {
      const isEnglish = isBilingual(node.object.name) && valueOf(node.property) === 'en';
      if (isEnglish) uses.add(node.object.name);
      return isEnglish ? englishOf(node.object.name) : undefined;
    }
    const isValue = node.type === 'CallExpression' || (node.type === 'Identifier' && isReference(node, parent));
    const value = isValue ? valueOf(node) : undefined;
    return value === undefined ? undefined : typeof value === 'string' ? `'${value}'` : String(value);
  }

  /** The parameter or argument that is the language, which a sample does without. */
  function languageIn(node: Node): Node | undefined {
    if (node.type === 'FunctionDeclaration') return isLanguageParam(node.params[0]) ? node.params[0] : undefined;
    const isAsked =
      node.type === 'CallExpression' && node.callee.type === 'Identifier' && asksForLanguage(node.callee.name);
    return isAsked && node.arguments[0] && valueOf(node.arguments[0]) === 'en' ? node.arguments[0] : undefined;
  }

  function valueOf(node: Node): unknown {
    if (node.type === 'StringLiteral') return node.value;
    if (node.type === 'Identifier') return known.get(node.name);
    if (node.type === 'MemberExpression' && text.slice(node.start!, node.end!) === 'globals.language') return 'en';
    if (node.type === 'CallExpression')
      return node.callee.type === 'Identifier' && node.callee.name === 'useStoryLanguage' ? 'en' : undefined;
    if (node.type === 'ConditionalExpression') {
      const test = valueOf(node.test);
      return test === undefined ? undefined : valueOf(test ? node.consequent : node.alternate);
    }
    if (node.type !== 'BinaryExpression' || !/^[!=]==$/.test(node.operator)) return undefined;
    const [left, right] = [valueOf(node.left), valueOf(node.right)];
    if (left === undefined || right === undefined) return undefined;
    return (left === right) === (node.operator === '===');
  }
}

/** `language: StoryLanguage`, as the functions have it that stories share. */
export function isLanguageParam(param: Node | undefined): boolean {
  const type =
    param?.type === 'Identifier' &&
    param.typeAnnotation?.type === 'TSTypeAnnotation' &&
    param.typeAnnotation.typeAnnotation;
  return type
    ? type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && type.typeName.name === 'StoryLanguage'
    : false;
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([key]) => !['loc', 'extra', 'leadingComments', 'trailingComments', 'innerComments'].includes(key))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value?.type === 'string' && typeof value.start === 'number')
    .sort((a, b) => a.start! - b.start!);
}
