import type { z } from 'zod';
import type { FieldError } from './problem.ts';

type Issue = z.core.$ZodIssue;

const formats: Record<string, string> = { email: 'invalidEmail', url: 'invalidUrl' };

/** What schemas find wrong, in the words of a problem: the same on the server and in a form. */
export function fieldErrors(issues: readonly Issue[], input: unknown): FieldError[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...path, key].join('.'), code: 'unknownField' }));
    return [{ path: path.join('.'), ...codeOf(issue, valueAt(input, issue.path)) }];
  });
}

function codeOf(issue: Issue, value: unknown): Omit<FieldError, 'path'> {
  if (/^[a-z][A-Za-z]+$/.test(issue.message)) return { code: issue.message };
  const isMissing = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  switch (issue.code) {
    case 'invalid_type':
      return { code: isMissing ? 'required' : 'invalid' };
    case 'too_small':
      if (isMissing && issue.origin === 'string') return { code: 'required' };
      return { code: isLength(issue.origin) ? 'tooShort' : 'tooSmall', params: { min: Number(issue.minimum) } };
    case 'too_big':
      return { code: isLength(issue.origin) ? 'tooLong' : 'tooBig', params: { max: Number(issue.maximum) } };
    case 'invalid_format':
      return { code: isMissing ? 'required' : (formats[issue.format] ?? 'invalidFormat') };
    case 'invalid_value':
    case 'invalid_union':
      return { code: isMissing ? 'required' : 'invalidChoice' };
    default:
      return { code: 'invalid' };
  }
}

function isLength(origin: string): boolean {
  return origin === 'string' || origin === 'array' || origin === 'set';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const key of path)
    value =
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined;
  return value;
}
