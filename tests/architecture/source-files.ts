import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  path: string;
  text: string;
}

/** Our own files that match, never those of a package or a build. */
export function sourceFiles(...patterns: string[]): SourceFile[] {
  const exclude = (path: string) => /node_modules|dist|storybook-static/.test(path);
  return globSync(patterns, { exclude }).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}
