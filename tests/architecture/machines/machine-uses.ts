import type { SourceFile } from '../source-files.ts';

/** The events of these that no file makes and sends. */
export function unsentBy(files: readonly SourceFile[], types: readonly string[]): string[] {
  const senders = files.filter(({ text }) => /\b(send|sendBack|sendTo|report|tell)\(/.test(text));
  const made = (type: string) => new RegExp(`type:[^{};]{0,160}'${type.replace('.', '\\.')}'`);
  return types.filter((type) => !senders.some(({ text }) => made(type).test(text)));
}

/** Whether one of the files that provide a machine, or one that they import, gives something of this name that does anything. */
export function isProvided(name: string, users: readonly SourceFile[], all: readonly SourceFile[]): boolean {
  const given = [...users, ...all.filter(({ path }) => users.some((user) => imports(user, path)))];
  const property = new RegExp(`(?:^|[{,(]\\s*|\\n\\s*)(?:async )?${name}(?:\\(|: (?!\\(\\) => \\{\\})|,|\\s*\\})`);
  return given.some(({ text }) => property.test(text));
}

const imports = ({ text }: SourceFile, path: string) => {
  const last = path.split('/').at(-1)!;
  return text.includes(`/${last}'`);
};

export const mentions = (files: readonly SourceFile[], name: string): boolean =>
  files.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text));

/** What a file of selectors exports besides types. */
export const selectorsOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map((found) => found[1]!);
