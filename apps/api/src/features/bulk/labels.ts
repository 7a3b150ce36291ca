import type { BulkOperation } from '@diwan/api-contract/bulk';
import type { LocalizedText } from '@diwan/api-contract/values/localized-text';

/** How the history names an operation: by what it was about. */
export const bulkLabels: Record<BulkOperation['resource'], LocalizedText> = {
  applications: { ar: 'إجراء جماعي: المتقدمون', en: 'Bulk action: applicants' },
  employers: { ar: 'إجراء جماعي: أصحاب العمل', en: 'Bulk action: employers' },
  industries: { ar: 'إجراء جماعي: الصناعات', en: 'Bulk action: industries' },
  'job-posts': { ar: 'إجراء جماعي: الوظائف', en: 'Bulk action: job posts' },
  'job-titles': { ar: 'إجراء جماعي: المسميات الوظيفية', en: 'Bulk action: job titles' },
  seekers: { ar: 'إجراء جماعي: الباحثون عن عمل', en: 'Bulk action: job seekers' },
  skills: { ar: 'إجراء جماعي: المهارات', en: 'Bulk action: skills' },
};
