import { useLocale } from 'react-aria-components/I18nProvider';
import { createFormat, type Format } from '#format/format.ts';
import { Money } from '#Money/Money.tsx';
import type { TableColumn } from '#Table/columns.ts';

/** What stories and tests show in lists. */
export interface Project {
  id: string;
  name: string;
  city: string;
  state: string;
  budget: number;
  members: number;
  changedAt: string;
}

export type StoryLanguage = 'ar' | 'en';

export function useStoryLanguage(): StoryLanguage {
  return useLocale().locale.startsWith('ar') ? 'ar' : 'en';
}

const projectWords = {
  ar: {
    names: [
      'تجديد مركز خدمات العملاء',
      'تأهيل المشرفين الميدانيين',
      'أرشفة الوثائق القديمة',
      'افتتاح الفرع الشمالي',
      'تحديث شبكة المستودعات',
    ],
    cities: ['الرياض', 'جدة', 'الدمام', 'المدينة المنورة', 'أبها'],
    states: ['قيد التنفيذ', 'منشور', 'متوقف'],
    headers: {
      name: 'المشروع',
      city: 'المدينة',
      state: 'الحالة',
      members: 'الأعضاء',
      budget: 'الميزانية',
      changedAt: 'آخر تعديل',
    },
  },
  en: {
    names: [
      'Customer service centre renewal',
      'Field supervisor training',
      'Archive of old documents',
      'Opening of the northern branch',
      'Warehouse network update',
    ],
    cities: ['Riyadh', 'Jeddah', 'Dammam', 'Medina', 'Abha'],
    states: ['In progress', 'Published', 'Paused'],
    headers: {
      name: 'Project',
      city: 'City',
      state: 'State',
      members: 'Members',
      budget: 'Budget',
      changedAt: 'Changed',
    },
  },
};

export function projectsIn(language: StoryLanguage, count = 25): Project[] {
  const { names, cities, states } = projectWords[language];
  return Array.from({ length: count }, (_, index) => ({
    id: `p${index}`,
    name: `${names[index % names.length]} ${index + 1}`,
    city: cities[(index * 3) % cities.length] ?? '',
    state: states[index % states.length] ?? '',
    budget: ((index * 7919) % 900_000) * 100 + (index % 4 === 0 ? 50 : 0),
    members: (index * 37) % 120,
    changedAt: new Date(Date.UTC(2026, 10, 21 - index, 9, 5)).toISOString(),
  }));
}

export function columnsIn(language: StoryLanguage): TableColumn<Project>[] {
  const { headers } = projectWords[language];
  const format: Format = createFormat(language);
  return [
    {
      key: 'name',
      header: headers.name,
      isRowHeader: true,
      isSortable: true,
      cell: (row) => <a href={`#${row.id}`}>{row.name}</a>,
    },
    { key: 'city', header: headers.city, cell: (row) => row.city },
    { key: 'state', header: headers.state, cell: (row) => row.state },
    {
      key: 'members',
      header: headers.members,
      align: 'end',
      isSortable: true,
      cell: (row) => format.number(row.members),
    },
    {
      key: 'budget',
      header: headers.budget,
      align: 'end',
      isSortable: true,
      cell: (row) => <Money parts={format.moneyParts(row.budget)} />,
    },
    {
      key: 'changedAt',
      header: headers.changedAt,
      align: 'end',
      isSortable: true,
      cell: (row) => format.date(row.changedAt),
    },
  ];
}

export function sortProjects(rows: readonly Project[], column: string, direction: string): Project[] {
  const key = column as keyof Project;
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * (a[key] < b[key] ? -1 : a[key] > b[key] ? 1 : 0));
}
