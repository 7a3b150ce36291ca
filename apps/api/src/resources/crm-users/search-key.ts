import type { CrmUserDraft } from '@diwan/api-contract/resources/crm-users';
import { searchKeyOf } from '../search-texts.ts';

export const crmUserSearchKey = ({
  name,
  email,
  employeeNumber,
}: Pick<CrmUserDraft, 'name' | 'email' | 'employeeNumber'>): string => searchKeyOf([name, email, employeeNumber]);
