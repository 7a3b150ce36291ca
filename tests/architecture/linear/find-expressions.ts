import { parseSync, Visitor } from 'oxc-parser';
import { sourceFiles } from '../source-files.ts';

export interface FoundExpression {
  place: string;
  pattern: RegExp;
}

/** Code that meets what somebody sends; tests, stories, demo data and what developers run alone do not. */
const patterns = [
  'apps/api/src/**/*.ts',
  'apps/admin/src/**/*.{ts,tsx}',
  'packages/{api-contract,ui}/src/**/*.{ts,tsx}',
  'packages/machines/src/**/*.ts',
];
const isOurs = (path: string) =>
  !/\.(test|stories|docs|model|css)\.tsx?$|\/(test|mocks|seed|embedded|simulation|model)\/|\/test-[\w-]+\.ts$/.test(
    path,
  );

/** Every regular expression that stands in code, and where. */
export function findExpressions(): FoundExpression[] {
  return sourceFiles(...patterns)
    .filter(({ path }) => isOurs(path))
    .flatMap(({ path, text }) => {
      const found: FoundExpression[] = [];
      const add = (start: number, source: string, flags: string) =>
        found.push({ place: `${path}:${text.slice(0, start).split('\n').length}`, pattern: new RegExp(source, flags) });
      new Visitor({
        Literal(node) {
          if ('regex' in node) add(node.start, node.regex.pattern, node.regex.flags);
        },
      }).visit(parseSync(path, text).program);
      return found;
    });
}
