import type { Seeker } from '@diwan/api-contract/resources/seekers';
import { countryCodes, languageCodes } from '@diwan/api-contract/values/codes';
import { nationalityName } from '@diwan/api-contract/values/places/nationalities';
import { employmentTypes, languageLevels } from '@diwan/api-contract/values/records/job-post';
import { seekerSources, seekerStates } from '@diwan/api-contract/values/records/seeker';
import { EachLanguage } from '#crud/fields/localized/EachLanguage.tsx';
import type { CellContext } from '#crud/resource/cells/cell-context.ts';
import { cells } from '#crud/resource/cells/cells.tsx';
import { reasonLabel } from '#crud/resource/cells/reason-label.ts';
import { contractEvents, contractFields } from '#crud/resource/contract-fields.ts';
import { defineResource } from '#crud/resource/define-resource.ts';
import { custom, readAs } from '#crud/resource/field.ts';
import { personLabel } from '#crud/resource/labels.ts';
import { Certificates, Educations, Experiences } from './Career.tsx';

const contract = contractFields.seekers;

const nationality = (seeker: Pick<Seeker, 'nationality' | 'gender'>, { language }: CellContext) =>
  nationalityName(seeker.nationality, seeker.gender, language);

const ways = ['marketing', 'sms', 'whatsapp', 'measuring'] as const;

function consentWords(consents: Seeker['consents'], { t, format }: CellContext): string {
  const given = ways.filter((way) => consents[way]).map((way) => t(`consents.${way}`));
  return given.length > 0 ? format.list(given) : t('consents.none');
}

export const seekers = defineResource({
  key: 'seekers',
  isPersonal: true,
  workflow: 'seeker',
  label: (seeker, language) => personLabel(seeker.name, language),
  columns: [
    {
      key: 'name',
      sort: 'name',
      width: '22%',
      cell: (seeker, { language }) => {
        const name = personLabel(seeker.name, language);
        return cells.faced(
          { of: 'person', name, image: seeker.photo },
          cells.twoLines(name, cells.latin(seeker.number)),
        );
      },
    },
    { key: 'jobTitle', cell: ({ jobTitle }, { language }) => jobTitle && cells.localized(jobTitle.label, language) },
    { key: 'city', cell: (seeker, context) => cells.cities([seeker.cityId], context) },
    { key: 'nationality', cell: nationality },
    {
      key: 'experience',
      sort: 'totalExperienceYears',
      align: 'end',
      cell: (seeker, { t }) => t('years', { count: seeker.totalExperienceYears }),
    },
    {
      key: 'salaryExpected',
      sort: 'salaryExpected',
      align: 'end',
      cell: (seeker, context) => cells.money(seeker.salaryExpected, context),
    },
    {
      key: 'completeness',
      sort: 'completeness',
      align: 'end',
      cell: (seeker, { format }) => format.percent(seeker.completeness / 100),
    },
    { key: 'cv', isExtra: true, cell: ({ hasCv }, { t }) => t(hasCv ? 'yes' : 'no') },
    {
      key: 'applications',
      isExtra: true,
      align: 'end',
      cell: ({ applicationsCount }, { format }) => format.number(applicationsCount),
    },
    { key: 'lastLoginAt', sort: 'lastLoginAt', cell: (seeker, context) => cells.moment(seeker.lastLoginAt, context) },
    {
      key: 'inState',
      isOfOneState: true,
      sort: 'stateChangedAt',
      cell: ({ stateChangedAt }, context) => cells.moment(stateChangedAt, context),
    },
    { key: 'state', cell: (seeker, context) => cells.state('seeker', seeker.state, context) },
  ],
  filters: {
    state: null,
    isOverdue: { kind: 'flag' },
    jobTitle: 'field',
    skill: { kind: 'reference', to: 'skills' },
    city: 'field',
    education: 'field',
    availability: 'field',
    nationality: { kind: 'choices', values: countryCodes, labels: 'region' },
    speaks: { kind: 'choices', values: languageCodes, labels: 'language' },
    languageLevel: { kind: 'choices', values: languageLevels, labels: 'languageLevel' },
    duplicates: { kind: 'flag' },
    isSaudi: { kind: 'flag' },
    hasCv: { kind: 'flag' },
    isIdVerified: { kind: 'flag' },
    industry: { kind: 'reference', to: 'industries' },
    appliedTo: { kind: 'reference', to: 'jobPosts' },
    invitedTo: { kind: 'reference', to: 'jobPosts' },
    gender: 'field',
    employmentType: { kind: 'choices', values: employmentTypes, labels: 'employmentType' },
    source: { kind: 'choices', values: seekerSources, labels: 'seekerSource' },
    ageMin: { kind: 'numberRange', to: 'ageMax' },
    ageMax: null,
    salaryMin: { kind: 'moneyRange', to: 'salaryMax' },
    salaryMax: null,
    completenessMin: { kind: 'percentageRange', to: 'completenessMax', whole: 100 },
    completenessMax: null,
    lastLoginFrom: { kind: 'dayRange', to: 'lastLoginTo' },
    lastLoginTo: null,
    experienceMin: { kind: 'numberRange', to: 'experienceMax' },
    experienceMax: null,
    createdFrom: { kind: 'dayRange', to: 'createdTo' },
    createdTo: null,
  },
  states: seekerStates,
  fields: {
    ...contract,
    name: custom<Seeker['name']>({
      loadInput: () => import('./NameInput.tsx'),
      cell: (name) => (
        <EachLanguage value={{ ar: personLabel(name, 'ar'), ...(name.en && { en: personLabel(name, 'en') }) }}>
          {(text, lang) => <span lang={lang}>{text}</span>}
        </EachLanguage>
      ),
    }),
    // Read as a word about the person, below.
    nationality: custom({ loadInput: () => import('./NationalityInput.tsx') }),
    experiences: readAs<Seeker['experiences']>(contract.experiences, (all) => <Experiences experiences={all} />),
    educations: readAs<Seeker['educations']>(contract.educations, (all) => <Educations educations={all} />),
    certificates: readAs<Seeker['certificates']>(contract.certificates, (all) => <Certificates certificates={all} />),
  },
  sections: [
    {
      key: 'person',
      fields: [
        'name',
        'photo',
        'gender',
        'birthDate',
        'nationality',
        'nationalId',
        'idExpiresOn',
        'maritalStatus',
        'disability',
      ],
    },
    { key: 'contact', fields: ['mobile', 'email', 'cityId', 'district', 'portfolioUrls'] },
    {
      key: 'profile',
      fields: [
        'headline',
        'jobTitleId',
        'industries',
        'education',
        'totalExperienceYears',
        'skills',
        'languages',
        'drivingLicense',
        'about',
      ],
    },
    { key: 'career', fields: ['cv', 'experiences', 'educations', 'certificates'] },
    {
      key: 'wishes',
      fields: [
        'canRelocate',
        'currentSalary',
        'salaryExpected',
        'noticePeriodDays',
        'availability',
        'employmentTypes',
        'workModes',
        'visibility',
      ],
    },
    { key: 'trust', fields: ['fraudStatus', 'tags'] },
  ],
  loadDraft: async () => {
    const { seekerDraft, seekerRules } = await import('@diwan/api-contract/resources/seeker-draft');
    return { schema: seekerDraft, rules: seekerRules };
  },
  computed: [
    { key: 'anonymiseAt', cell: ({ anonymiseAt }, context) => anonymiseAt && cells.moment(anonymiseAt, context) },
    {
      key: 'anonymiseReason',
      cell: ({ anonymiseReason }, context) =>
        anonymiseReason && reasonLabel('seekerAnonymisationReasons', anonymiseReason, context),
    },
    {
      key: 'stateReason',
      cell: ({ state, stateReason }, context) =>
        stateReason &&
        reasonLabel(
          state === 'suspended' ? 'seekerSuspensionReasons' : 'seekerDeactivationReasons',
          stateReason,
          context,
        ),
    },
    { key: 'stateNote', cell: ({ stateNote }) => stateNote && cells.text(stateNote) },
    {
      key: 'suspendedUntil',
      cell: ({ suspendedUntil }, context) => suspendedUntil && cells.day(suspendedUntil, context),
    },
    {
      key: 'mobileVerifiedAt',
      cell: ({ mobileVerifiedAt }, context) => mobileVerifiedAt && cells.moment(mobileVerifiedAt, context),
    },
    {
      key: 'emailVerifiedAt',
      cell: ({ emailVerifiedAt }, context) => emailVerifiedAt && cells.moment(emailVerifiedAt, context),
    },
    {
      key: 'emailRefusedAt',
      cell: ({ emailRefusedAt }, context) => emailRefusedAt && cells.moment(emailRefusedAt, context),
    },
    { key: 'verifiedIdAt', cell: ({ verifiedIdAt }, context) => verifiedIdAt && cells.moment(verifiedIdAt, context) },
    { key: 'nationality', cell: nationality },
    { key: 'applicationsCount', cell: ({ applicationsCount }, { format }) => format.number(applicationsCount) },
    { key: 'interviewsCount', cell: ({ interviewsCount }, { format }) => format.number(interviewsCount) },
    { key: 'source', cell: ({ source }, { t }) => t(`choices.seekerSource.${source}`) },
    { key: 'consents', cell: ({ consents }, context) => consentWords(consents, context) },
  ],
  isReadOnly: ({ state }) => state === 'anonymised' || state === 'merged',
  hasDocuments: true,
  paper: ({ cv }) => cv,
  related: [
    { key: 'applications', resource: 'applications', filter: 'seeker' },
    { key: 'invitations', resource: 'jobPosts', filter: 'invited' },
    { key: 'invoices', resource: 'invoices', filter: 'seeker' },
    { key: 'conversations', resource: 'conversations', filter: 'seeker' },
  ],
  loadWorkflow: async () => (await import('@diwan/machines/workflows/seeker/seeker.machine')).seekerMachine,
  events: [
    'seeker.verifyId',
    'seeker.reinstate',
    'seeker.reactivate',
    'seeker.verifyContact',
    'seeker.requestCvUpdate',
    'seeker.tag',
    'seeker.email',
    'seeker.inviteToJob',
    'seeker.trustAddress',
    'seeker.suspend',
    'seeker.deactivate',
    'seeker.keepData',
    'seeker.anonymise',
  ],
  letters: ['seeker.email', 'seeker.inviteToJob'],
  bulkEvents: [
    'seeker.tag',
    'seeker.email',
    'seeker.inviteToJob',
    'seeker.requestCvUpdate',
    'seeker.suspend',
    'seeker.reinstate',
    'seeker.deactivate',
    'seeker.reactivate',
  ],
  mainEvents: ['seeker.verifyId', 'seeker.reinstate', 'seeker.reactivate'],
  review: { approve: 'seeker.verifyId', reject: 'seeker.suspend' },
  eventFields: contractEvents.seekers,
});
