/** The names that a file may take from each module, by the module; `type ` before it where only types are meant. */
export type Modules = readonly (readonly [module: string, names: readonly string[]])[];

/** A file's text below the imports of what it uses. */
export function withImports(modules: Modules, text: string): string {
  const isUsed = (name: string) => {
    const local = name.split(' as ').at(-1)!;
    // Neither a property, nor a key, nor text.
    return new RegExp(`(?<![\\w']|(?<!\\.)\\.)${local}\\b(?![':])`).test(text);
  };
  const lines = modules.flatMap(([module, names]) => {
    const used = names.filter(isUsed);
    const [, type = '', path = ''] = module.match(/^(type )?(.+)$/)!;
    return used.length > 0 ? [`import ${type}{ ${used.join(', ')} } from '${path}';\n`] : [];
  });
  return `${lines.join('')}\n${text}`;
}
