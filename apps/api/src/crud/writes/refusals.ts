import { brokenRules } from '@diwan/api-contract/broken-rules';
import { fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import type { FieldError } from '@diwan/api-contract/problem';
import { isUnitGroup } from '../occupations/unit-groups.ts';

type Contract = Parameters<typeof brokenRules>[0];

/** What is refused of a whole draft: what breaks its rules, and codes that their published table does not have. */
export function refusalsOf(contract: Contract, draft: Record<string, unknown>): FieldError[] {
  const unknown = Object.entries(fieldsOf(contract.draft))
    .filter(([name, { kind }]) => kind === 'occupation' && typeof draft[name] === 'string')
    .filter(([name]) => !isUnitGroup(draft[name] as string))
    .map(([path]) => ({ path, code: 'unknownOccupation' }));
  return [...brokenRules(contract, draft), ...unknown];
}
