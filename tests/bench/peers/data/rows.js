/** The rows that every peer shows, and how it shows them: the same eight columns as the product's list. */
const api = '/api/v1/job-posts';
const figure = new Intl.NumberFormat('en');
const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** A page of rows: `page` counts from 1, `sort` has a `-` in front for descending. */
export async function fetchPage({ page, size, sort }) {
  const query = new URLSearchParams({ limit: size, after: (page - 1) * size, sort });
  return (await fetch(`${api}?${query}`)).json();
}

export async function fetchOne(id) {
  return (await fetch(`${api}/${id}`)).json();
}

export async function fetchOptions(resource) {
  return (await fetch(`/api/v1/${resource}/options`)).json();
}

const sum = (counts) => Object.values(counts).reduce((total, count) => total + count, 0);

export const columns = [
  { key: 'title', label: 'المسمى', sort: 'title', lines: (row) => [row.title.ar, row.number] },
  { key: 'employer', label: 'صاحب العمل', lines: (row) => [row.employer.label.ar] },
  {
    key: 'place',
    label: 'المكان',
    lines: (row) => [row.locations.map(({ cityId }) => cityId).join('، '), row.workMode],
  },
  {
    key: 'openings',
    label: 'الشواغر',
    lines: (row) => [`${figure.format(row.filled)} / ${figure.format(row.openings)}`],
  },
  {
    key: 'applicants',
    label: 'المتقدمون',
    sort: 'applicants',
    lines: (row) => [figure.format(sum(row.applicantsCount)), figure.format(row.applicantsCount.pending ?? 0)],
  },
  {
    key: 'salary',
    label: 'الراتب',
    sort: 'salaryMax',
    lines: (row) => [
      row.salary.max === null
        ? '—'
        : `${figure.format((row.salary.min ?? 0) / 100)} – ${figure.format(row.salary.max / 100)}`,
      row.salary.period,
    ],
  },
  { key: 'expiresAt', label: 'تنتهي', sort: 'expiresAt', lines: (row) => [day.format(new Date(row.expiresAt))] },
  { key: 'state', label: 'الحالة', lines: (row) => [row.state] },
];
