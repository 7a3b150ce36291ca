import { initOf, moduleAt, valueBehind } from './modules.ts';
import { importedFile, publicPath } from './public-path.ts';
import type { GivenArg, StoryParts } from './story-samples.ts';
import { keyOf, type Module, type Node, valueOf } from './syntax.ts';
import { isLanguageParam, writeInEnglish } from './write-in-english.ts';

/** Gathers what a sample needs: imports from the library's door, and what the stories declare for themselves. */
export class SampleWriter {
  readonly #imports = new Map<string, Map<string, boolean>>();
  readonly #declarations = new Map<string, { file: string; start: number; text: string }>();
  readonly #english = new Set<string>();
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  write(name: string, { args, render }: StoryParts, component: Node | undefined): string {
    const body = this.#body(args, render, component);
    const wholly = (words: string) => !this.#bothAreUsed(words, body);
    const text = [...this.#declarations]
      .sort(([, a], [, b]) =>
        a.file === b.file ? a.start - b.start : a.file === this.#file ? 1 : b.file === this.#file ? -1 : 0,
      )
      .map(([declared, { text: written }]) =>
        this.#english.has(declared) && wholly(declared) ? this.#half(declared, body) : written,
      );
    const title = this.#declarations.has(name) || this.#isImported(name) ? `${name}Example` : name;
    return `${this.#importLines()}\n\n${[...text, `export function ${title}() {${body}}`].join('\n\n')}\n`
      .replaceAll(/\0(\w+)\0/g, (_, words: string) => (wholly(words) ? words : `${words}.en`))
      .replaceAll(/=\{'([^'"\\]*)'\}/g, '="$1"')
      .replaceAll(/>\{'([^\s'{}<>\\][^'{}<>\\]*)'\}</g, '>$1<');
  }

  #body(args: StoryParts['args'], render: StoryParts['render'], component: Node | undefined): string {
    const drawn = render && valueBehind(render.module, render.node);
    if (render && (drawn?.type === 'ArrowFunctionExpression' || drawn?.type === 'FunctionExpression')) {
      const [param] = drawn.params;
      const isExpression = drawn.body.type !== 'BlockStatement';
      const argsName = param?.type === 'Identifier' ? param.name : undefined;
      const body = this.#text(drawn.body, render.module, (node, parent) => {
        if (
          node.type === 'JSXSpreadAttribute' &&
          node.argument.type === 'Identifier' &&
          node.argument.name === argsName
        )
          return this.#attributes(
            parent?.type === 'JSXOpeningElement' && !parent.selfClosing ? without(args, 'children') : args,
          );
        const isArg =
          node.type === 'MemberExpression' && node.object.type === 'Identifier' && node.object.name === argsName;
        const arg = isArg && node.property.type === 'Identifier' ? args.get(node.property.name) : undefined;
        return isArg ? (arg ? this.#text(arg.node, arg.module) : 'undefined') : undefined;
      });
      const given =
        param?.type === 'ObjectPattern' && param.properties.length > 0
          ? `const ${this.#text(param, render.module).replace(/:\s*\w+$/, '')} = ${this.#object(new Map([...args].filter(([key]) => param.properties.some((one) => keyOf(one) === key))))};`
          : '';
      return `${given}${isExpression ? `return (${body});` : body.slice(1, -1)}`;
    }
    const isDrawnByName = render && drawn?.type === 'Identifier';
    const tag = this.#text(isDrawnByName ? render.node : component!, moduleAt(this.#file));
    const children = args.get('children');
    const inside = children && !isNothing(children.node) ? this.#child(children) : '';
    const attributes = this.#attributes(without(args, 'children'));
    return `return (${inside ? `<${tag} ${attributes}>${inside}</${tag}>` : `<${tag} ${attributes} />`});`;
  }

  #attributes(args: StoryParts['args']): string {
    return [...args]
      .filter(([, { node }]) => !isNothing(node))
      .map(([key, { node, module }]) => {
        if (node.type === 'BooleanLiteral' && node.value) return key;
        const text = this.#text(node, module);
        const isPlain = node.type === 'StringLiteral' && !/["\\\n]/.test(node.value);
        return `${key}=${isPlain ? `"${node.value}"` : `{${text}}`}`;
      })
      .join(' ');
  }

  #child({ node, module }: GivenArg): string {
    if (node.type === 'StringLiteral' && !/[{}<>\\]/.test(node.value)) return node.value;
    const text = this.#text(node, module);
    return node.type === 'JSXElement' || node.type === 'JSXFragment' ? text : `{${text}}`;
  }

  #object(args: StoryParts['args']): string {
    return `{${[...args].map(([key, { node, module }]) => `${JSON.stringify(key)}: ${this.#text(node, module)}`).join(', ')}} as const`;
  }

  #text(node: Node, module: Module, instead?: (node: Node, parent: Node | null) => string | undefined): string {
    const { text, uses } = writeInEnglish(node, {
      text: module.text,
      isBilingual: (name) => isInBothLanguages(name, module),
      asksForLanguage: (name) => {
        const { owner, called } = ownerOf(name, module);
        const statement = owner?.declared.get(called);
        return statement?.type === 'FunctionDeclaration' && isLanguageParam(statement.params[0]);
      },
      instead,
    });
    for (const name of uses) this.#need(name, module);
    for (const [, name = ''] of text.matchAll(/\0(\w+)\0/g)) this.#english.add(name);
    return text;
  }

  #need(name: string, module: Module): void {
    const imported = module.imports.get(name);
    const file = module.file;
    if (imported) {
      const target = importedFile(imported.from, file);
      if (!target) return this.#import(imported.from, name, imported.isType);
      const door = publicPath(target, imported.name);
      if (door) return this.#import(door, name, imported.isType);
      return this.#need(imported.name, moduleAt(target));
    }
    const statement = module.declared.get(name);
    if (!statement) return;
    const before = this.#declarations.get(name);
    if (before && before.file !== file)
      throw new Error(`${this.#file}: two things are called ${name}; call one otherwise.`);
    if (before) return;
    this.#declarations.set(name, { file, start: statement.start!, text: '' });
    this.#declarations.set(name, { file, start: statement.start!, text: this.#text(statement, module) });
  }

  #bothAreUsed(words: string, body: string): boolean {
    return this.#everythingBut(words, body).some((text) =>
      new RegExp(`(?<![\\0\\w]|(?<!\\.\\.)\\.)${words}\\b(?!\\0)`).test(text),
    );
  }

  #everythingBut(words: string, body: string): string[] {
    return [body, ...[...this.#declarations].filter(([name]) => name !== words).map(([, { text }]) => text)];
  }

  #half(words: string, body: string): string {
    const { file } = this.#declarations.get(words)!;
    const module = moduleAt(file);
    const half = valueOf(initOf(module, words), 'en')!;
    const said = this.#everythingBut(words, body).join('\n');
    const isTakenApart = !new RegExp(`(?<!\\} = )\\0${words}\\0(?!\\.)`).test(said);
    const kept =
      half.type === 'ObjectExpression' && isTakenApart
        ? half.properties.filter((property) => new RegExp(`\\b${keyOf(property)}\\b`).test(said))
        : null;
    const text = (node: Node) => module.text.slice(node.start!, node.end!);
    return `const ${words} = ${kept ? `{${kept.map(text).join(', ')}}` : text(half)};`;
  }

  #import(from: string, name: string, isType: boolean): void {
    const names = this.#imports.get(from) ?? new Map<string, boolean>();
    this.#imports.set(from, names.set(name, isType && names.get(name) !== false));
  }

  #isImported(name: string): boolean {
    return [...this.#imports.values()].some((names) => names.has(name));
  }

  #importLines(): string {
    return [...this.#imports]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([from, names]) => {
        const sorted = [...names].sort(([a], [b]) => a.localeCompare(b, 'en'));
        return `import { ${sorted.map(([name, isType]) => (isType ? `type ${name}` : name)).join(', ')} } from '${from}';`;
      })
      .join('\n');
  }
}

const isNothing = (node: Node) => node.type === 'Identifier' && node.name === 'undefined';

function without(args: StoryParts['args'], dropped: string): StoryParts['args'] {
  return new Map([...args].filter(([key]) => key !== dropped));
}

/** The module that declares what is called like this here, and what it is called there. */
function ownerOf(name: string, module: Module): { owner: Module | undefined; called: string } {
  const imported = module.imports.get(name);
  if (!imported) return { owner: module, called: name };
  const file = importedFile(imported.from, module.file);
  return { owner: file ? moduleAt(file) : undefined, called: imported.name };
}

function isInBothLanguages(name: string, module: Module): boolean {
  const { owner, called } = ownerOf(name, module);
  const words = owner && initOf(owner, called);
  return words?.type === 'ObjectExpression' && words.properties.map(keyOf).sort().join() === 'ar,en';
}
