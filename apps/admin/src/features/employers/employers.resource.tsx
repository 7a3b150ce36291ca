import { cityIds } from '@diwan/api-contract/values/cities';
import { employerSizes, employerStates, employerTypes, saudizationBands } from '@diwan/api-contract/values/employer';
import { cells } from '#crud/resource/cells.tsx';
import { defineResource } from '#crud/resource/define-resource.ts';
import { choice, day, localized, reference, text } from '#crud/resource/field.ts';
import { localizedLabel } from '#crud/resource/labels.ts';

export const employers = defineResource({
  key: 'employers',
  isPersonal: true,
  workflow: 'employer',
  label: (employer, language) => localizedLabel(employer.name, language),
  columns: [
    {
      key: 'name',
      sort: 'name',
      width: '26%',
      cell: (employer, { language }) =>
        cells.twoLines(cells.localized(employer.name, language), cells.latin(employer.number)),
    },
    { key: 'industry', cell: ({ industry }, { language }) => industry && cells.localized(industry.label, language) },
    { key: 'city', cell: (employer, context) => cells.cities([employer.cityId], context) },
    { key: 'size', cell: ({ size }, { t }) => t(`choices:employerSize.${size}`) },
    { key: 'openJobs', sort: 'openJobs', align: 'end', cell: ({ openJobs }, { format }) => format.number(openJobs) },
    {
      key: 'applicantsTotal',
      sort: 'applicantsTotal',
      align: 'end',
      cell: ({ applicantsTotal }, { format }) => format.number(applicantsTotal),
    },
    {
      key: 'lastActivityAt',
      sort: 'lastActivityAt',
      cell: (employer, context) => cells.moment(employer.lastActivityAt, context),
    },
    { key: 'state', cell: (employer, context) => cells.state('employer', employer.state, context) },
  ],
  filters: {
    state: null,
    industry: { kind: 'reference', to: 'industries' },
    size: { kind: 'choices', values: employerSizes, labels: 'employerSize' },
    type: { kind: 'choices', values: employerTypes, labels: 'employerType' },
    city: { kind: 'choices', values: cityIds, labels: 'city' },
    hasOpenJobs: { kind: 'flag' },
  },
  states: employerStates,
  fields: {
    name: localized(),
    legalName: text(),
    industryId: reference('industries'),
    size: choice(employerSizes, 'employerSize'),
    type: choice(employerTypes, 'employerType'),
    crNumber: text({ isLatin: true }),
    unifiedNumber: text({ isLatin: true }),
    crExpiresOn: day(),
    vatNumber: text({ isLatin: true }),
    saudizationBand: choice(saudizationBands, 'saudizationBand'),
    about: localized({ isMultiline: true }),
    website: text({ inputType: 'url', isLatin: true }),
    email: text({ inputType: 'email', isLatin: true }),
    mobile: text({ inputType: 'tel', isLatin: true }),
    cityId: choice(cityIds, 'city'),
    district: text(),
  },
  sections: [
    { key: 'company', fields: ['name', 'legalName', 'industryId', 'type', 'size', 'about'] },
    { key: 'registration', fields: ['crNumber', 'unifiedNumber', 'crExpiresOn', 'vatNumber', 'saudizationBand'] },
    { key: 'contact', fields: ['email', 'mobile', 'website', 'cityId', 'district'] },
  ],
  facts: [
    { key: 'openJobs', cell: ({ openJobs }, { format }) => format.number(openJobs) },
    { key: 'hiresTotal', cell: ({ hiresTotal }, { format }) => format.number(hiresTotal) },
    {
      key: 'jobQuota',
      cell: ({ jobQuotaUsed, jobQuotaLimit }, { format }) =>
        `${format.number(jobQuotaUsed)} / ${format.number(jobQuotaLimit)}`,
    },
  ],
  hasDocuments: true,
  related: [{ key: 'jobPosts', resource: 'jobPosts', filter: 'employer' }],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/employer/employer.machine')).employerMachine,
  events: [],
  mainEvents: [],
});
