import type { FieldOf, Kind } from '@diwan/api-contract/kinds/field';
import type { Held } from '#crud/fields/kind.ts';
import { contractFields } from '#crud/resource/contract-fields.ts';

/** The kinds that somebody reads: an id only tells rows apart. */
export type ReadKind = Exclude<Kind, 'id'>;

interface Sample<K extends Kind> {
  field: FieldOf<K>;
  /** Where the words of its parts stand. */
  name?: string;
  value: Held[K];
  /** In one line of words. */
  read: { ar: string; en: string };
  siblings?: Readonly<Record<string, unknown>>;
}

const { nationality, languages } = contractFields.jobPosts;
export const employer = {
  id: '0190a000-0000-7000-8000-000000000001',
  label: { ar: 'شركة الأفق', en: 'Horizon' },
};

const pictureLimits = { mostBytes: 524_288, leastSide: 64, mostStretch: 4 };

/** A field of each kind, what it holds, and how that is read; a forgotten kind does not compile. */
export const kindSamples: { [K in ReadKind]: Sample<K> } = {
  answer: {
    field: { kind: 'answer', type: 'type', options: 'options' },
    value: 'SOCPA',
    read: { ar: 'SOCPA', en: 'SOCPA' },
    siblings: { type: 'single', options: ['SOCPA', 'CMA'] },
  },
  boolean: { field: { kind: 'boolean' }, value: true, read: { ar: 'نعم', en: 'Yes' } },
  choice: {
    field: { kind: 'choice', values: ['onsite', 'hybrid', 'remote'], labels: 'workMode' },
    value: 'remote',
    read: { ar: 'عن بُعد', en: 'Remote' },
  },
  choices: {
    field: { kind: 'choices', values: ['onsite', 'hybrid', 'remote'], labels: 'workMode' },
    value: ['hybrid', 'remote'],
    read: { ar: 'هجين وعن بُعد', en: 'Hybrid and Remote' },
  },
  city: { field: { kind: 'city' }, value: 'jeddah', read: { ar: 'جدة', en: 'Jeddah' } },
  countries: {
    field: { kind: 'countries' },
    value: ['EG', 'JO'],
    read: { ar: 'مصر والأردن', en: 'Egypt and Jordan' },
  },
  country: { field: { kind: 'country' }, value: 'EG', read: { ar: 'مصر', en: 'Egypt' } },
  date: { field: { kind: 'date' }, value: '2026-11-21', read: { ar: '21 نوفمبر 2026', en: '21 Nov 2026' } },
  duration: { field: { kind: 'duration' }, value: 90, read: { ar: 'ساعة و30 دقيقة', en: '1 hour and 30 minutes' } },
  email: {
    field: { kind: 'email' },
    value: 'noura@example.com',
    read: { ar: 'noura@example.com', en: 'noura@example.com' },
  },
  fieldNames: {
    field: { kind: 'fieldNames', values: ['title', 'description', 'salary'] },
    value: ['title', 'salary'],
    read: { ar: 'عنوان الإعلان والراتب', en: 'Title and Salary' },
  },
  file: {
    field: { kind: 'file', accepts: ['pdf', 'docx'], mostBytes: 10_485_760 },
    value: '0190a000-0000-7000-8000-000000000002',
    read: { ar: 'ملف', en: 'File' },
  },
  group: {
    field: nationality as FieldOf<'group'>,
    name: 'nationality',
    value: { rule: 'list', countries: ['SA'] },
    read: { ar: 'جنسيات محددة · المملكة العربية السعودية', en: 'Listed nationalities · Saudi Arabia' },
  },
  iban: {
    field: { kind: 'iban' },
    value: 'SA0380000000608010167519',
    read: { ar: 'SA03 8000 0000 6080 1016 7519', en: 'SA03 8000 0000 6080 1016 7519' },
  },
  image: {
    field: { kind: 'image', ...pictureLimits },
    value: '0190a000-0000-7000-8000-000000000003',
    read: { ar: 'صورة', en: 'Picture' },
  },
  images: {
    field: { kind: 'images', most: 8, ...pictureLimits },
    value: ['0190a000-0000-7000-8000-000000000003', '0190a000-0000-7000-8000-000000000004'],
    read: { ar: 'صورتان', en: '2 pictures' },
  },
  instant: {
    field: { kind: 'instant' },
    value: '2026-11-21T11:05:00.000Z',
    read: { ar: '21 نوفمبر 2026، 2:05\u00a0م', en: '21 Nov 2026, 2:05\u00a0pm' },
  },
  language: { field: { kind: 'language' }, value: 'ur', read: { ar: 'الأوردية', en: 'Urdu' } },
  localized: {
    field: { kind: 'localized' },
    value: { ar: 'محاسب', en: 'Accountant' },
    read: { ar: 'محاسب', en: 'Accountant' },
  },
  localizedTags: {
    field: { kind: 'localizedTags' },
    value: [
      { text: 'نجارة', language: 'ar' },
      { text: 'Joinery', language: 'en' },
    ],
    read: { ar: 'نجارة وJoinery', en: 'نجارة and Joinery' },
  },
  money: { field: { kind: 'money' }, value: 850_050, read: { ar: '8,500.50\u00a0ر.س', en: 'SAR\u00a08,500.50' } },
  nationalAddress: {
    field: { kind: 'nationalAddress' },
    value: {
      buildingNumber: '8228',
      street: 'طريق الإمام',
      district: 'المربع',
      city: 'الرياض',
      postalCode: '12643',
      additionalNumber: '2121',
    },
    read: {
      ar: '8228 طريق الإمام، المربع، الرياض 12643 – 2121',
      en: '8228 طريق الإمام, المربع, الرياض 12643 – 2121',
    },
  },
  nationalId: { field: { kind: 'nationalId' }, value: '1087659874', read: { ar: '1087659874', en: '1087659874' } },
  number: { field: { kind: 'number' }, value: 1250, read: { ar: '1,250', en: '1,250' } },
  percentage: {
    field: { kind: 'percentage', whole: 10_000 },
    value: 1225,
    read: { ar: '12.25%', en: '12.25%' },
  },
  phone: { field: { kind: 'phone' }, value: '+966512345678', read: { ar: '+966 51 234 5678', en: '+966 51 234 5678' } },
  rating: { field: { kind: 'rating', min: 0 }, value: 4, read: { ar: '4 من 5', en: '4 of 5' } },
  reference: {
    field: { kind: 'reference', to: 'employers' },
    value: employer.id,
    read: { ar: 'شركة الأفق', en: 'Horizon' },
  },
  occupation: { field: { kind: 'occupation' }, value: '2411', read: { ar: '2411', en: '2411' } },
  registerNumber: {
    field: { kind: 'registerNumber', digits: 10 },
    value: '1010123456',
    read: { ar: '1010123456', en: '1010123456' },
  },
  richText: {
    field: { kind: 'richText' },
    value: { ar: '<p>نبحث عن محاسب.</p>', en: '<p>We look for an accountant.</p>' },
    read: { ar: 'نبحث عن محاسب.', en: 'We look for an accountant.' },
  },
  rows: {
    field: languages as FieldOf<'rows'>,
    name: 'languages',
    value: [{ code: 'ur', level: 'native' }],
    read: { ar: 'الأوردية · لغة أم', en: 'Urdu · Native' },
  },
  tags: { field: { kind: 'tags' }, value: ['SOCPA', 'CMA'], read: { ar: 'SOCPA وCMA', en: 'SOCPA and CMA' } },
  text: { field: { kind: 'text' }, value: 'الدور الثالث', read: { ar: 'الدور الثالث', en: 'الدور الثالث' } },
  time: { field: { kind: 'time' }, value: '14:05', read: { ar: '2:05\u00a0م', en: '2:05\u00a0pm' } },
  url: {
    field: { kind: 'url' },
    value: 'https://example.com/jobs',
    read: { ar: 'https://example.com/jobs', en: 'https://example.com/jobs' },
  },
};

export const readKinds = Object.keys(kindSamples) as ReadKind[];
