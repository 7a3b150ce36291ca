import type { Field } from '@diwan/api-contract/kinds/field';
import { fieldOf, fieldsOf } from '@diwan/api-contract/kinds/fields-of';
import type { ResourceKey } from '@diwan/api-contract/resources';
import { applications } from '@diwan/api-contract/resources/applications';
import { seekers } from '@diwan/api-contract/resources/seekers';
import type { Language } from '@diwan/api-contract/values/staff';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';
import { loadMessages } from '@diwan/messages/load-messages';
import { type Cell, riyadhTime } from '#crud/export/columns/cell.ts';
import { type ExportContext, exportContext } from '#crud/export/columns/column.ts';
import { cellOf } from '#crud/export/columns/kind-cells.ts';
import type { Collected } from './collect.ts';

type Values = Readonly<Record<string, unknown>>;

/** Which record says what another one is about. */
const namedBy: Partial<Record<ResourceKey, string>> = {
  eventRegistrations: 'eventId',
  examAttempts: 'examId',
  planSubscriptions: 'planId',
  comments: 'videoId',
  emailRecipients: 'campaignId',
};
type Names = ReadonlyMap<string, string>;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
const time = (instant: string) => riyadhTime(instant).toISOString().slice(0, 16).replace('T', ' ');

/** What is held about somebody as a page that anybody can read, in one language, without anything from elsewhere. */
export async function readable(data: Collected, names: Names, language: Language): Promise<string> {
  const [person, applied, words, records] = await Promise.all([
    exportContext('seekers', language),
    exportContext('applications', language),
    loadMessages('seekers', language),
    loadMessages('records', language),
  ]);
  const said = records.dataExport.file;
  const draft = fieldsOf(seekers.draft);
  const name = person.text({
    ar: data.person.nameAr,
    ...(data.person.nameEn ? { en: data.person.nameEn } : {}),
  });
  const list = (items: readonly (readonly [label: string, value: string])[]) =>
    `<dl>${items.map(([label, value]) => `<dt>${escaped(label)}</dt><dd>${value}</dd>`).join('')}</dl>`;
  const section = (title: string, parts: readonly string[]) =>
    parts.length === 0 ? '' : `<section><h2>${escaped(title)}</h2>${parts.join('')}</section>`;
  const valueOf = (field: Field, value: unknown, context: ExportContext, part: string): string => {
    if (part === 'name') return escaped(name);
    if (field.kind === 'reference') return escaped(names.get(String(value)) ?? String(value));
    if (field.kind === 'rows')
      return `<ul>${(value as Values[]).map((row) => `<li>${list(rowsOf(field.fields, row, context, context.words.parts?.[part] ?? {}))}</li>`).join('')}</ul>`;
    const cell = cellOf(field);
    return cell
      ? escaped(textOf(cell.cell(value, context, field as never)))
      : `<pre>${escaped(JSON.stringify(value))}</pre>`;
  };
  const rowsOf = (fields: Readonly<Record<string, Field>>, row: Values, context: ExportContext, labels: Values) =>
    Object.entries(fields)
      .filter(([field]) => !isEmpty(row[field]))
      .map(([key, field]): [string, string] => [String(labels[key] ?? key), valueOf(field, row[key], context, key)]);
  const applicationFields = Object.fromEntries(
    shownOfApplications.map((field) => [field, fieldOf(applications.record.shape[field])]),
  );

  const titles = await Promise.all(
    data.further.map(async ({ resource }) => (await loadMessages(resource, language)).title),
  );
  const headOf = (row: Values) =>
    [time(String(row.createdAt)), row.number ?? row.ticket]
      .filter((each) => each !== null && each !== undefined)
      .join(' — ');
  const textIn = (row: Values, resource: ResourceKey) => {
    const named = namedBy[resource] && names.get(String(row[namedBy[resource]]));
    const texts = [named, row.title, row.subject, row.text].filter((each) => !isEmpty(each));
    return (
      texts.map((each) => (typeof each === 'string' ? each : person.text(each as LocalizedText))).join(' — ') || '—'
    );
  };
  const senderOf = ({ senderType, staffName }: Collected['messages'][number]) =>
    staffName ?? (senderType === 'seeker' ? name : said.senders[senderType]);
  const messagesIn = (conversationId: string): [string, string][] =>
    data.messages
      .filter((message) => message.conversationId === conversationId)
      .map((message) => [
        [time(message.at), senderOf(message)].join(' — '),
        spokenOf(message) ?? escaped(message.text ?? '—'),
      ]);
  const spokenOf = ({ voiceId }: Collected['messages'][number]) => {
    const file = voiceId && data.documents.find(({ id }) => id === voiceId);
    return file ? linkTo(file) : null;
  };

  const parts = [
    section(words.sections.person, [
      list([
        [said.number, escaped(data.person.number)],
        [words.columns.state, escaped(words.states.seeker[data.person.state])],
        ...rowsOf(draft, data.person, person, words.fields),
      ]),
    ]),
    section(
      applied.words.title,
      data.applications.map((row) =>
        list([
          [said.application, escaped(`${String(row.number)} — ${names.get(String(row.jobPostId)) ?? ''}`)],
          [said.state, escaped(applied.words.states?.application?.[String(row.state)] ?? String(row.state))],
          ...rowsOf(applicationFields, row, applied, {
            ...applied.words.columns,
            ...applied.words.computed,
            ...applied.words.fields,
          }),
        ]),
      ),
    ),
    section(
      said.interviews,
      data.interviews.map((row) => list([[time(String(row.startsAt)), escaped(String(row.title))]])),
    ),
    section(
      said.shortlists,
      data.shortlists.map((row) => list([[names.get(String(row.listId)) ?? '', escaped(String(row.note ?? '—'))]])),
    ),
    section(
      records.tabs.notes,
      data.notes.map((note) => list([[`${time(note.createdAt)} — ${note.title}`, escaped(note.text)]])),
    ),
    section(
      said.files,
      [...data.documents, ...data.files].map((file) => `<p>${linkTo(file)}</p>`),
    ),
    ...data.further.map(({ resource, records: held }, index) =>
      section(
        titles[index]!,
        held.map((row) => list([[headOf(row), escaped(textIn(row, resource))], ...messagesIn(String(row.id))])),
      ),
    ),
    section(
      said.mails,
      data.mails.map((mail) => {
        const content = mail.content as { subject: string; text: string } | null;
        const sentTo = [time(String(mail.sendAt)), mail.sentTo].filter(Boolean).join(' — ');
        return list([
          [
            sentTo,
            content
              ? `<strong>${escaped(content.subject)}</strong><pre>${escaped(content.text)}</pre>`
              : escaped(String(mail.template)),
          ],
        ]);
      }),
    ),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><title>${escaped(name)}</title><style>${style}</style></head>
<body><h1>${escaped(name)}</h1><p>${escaped(said.about)}</p>${parts.join('')}</body>
</html>
`;
}

const linkTo = ({ name, path }: { name: string; path: string }) =>
  `<a href="${escaped(encodeURI(path))}">${escaped(name)}</a>`;

const shownOfApplications = [
  'appliedAt',
  'source',
  'matchScore',
  'expectedSalary',
  'noticeDays',
  'coverNote',
  'rating',
  'tags',
] as const;

function textOf(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if (cell.kind === 'money') return `${(cell.halalas / 100).toFixed(2)} SAR`;
  return cell.kind === 'day' ? cell.date : time(cell.instant);
}

const style =
  'body{font:16px/1.6 system-ui,sans-serif;max-inline-size:50rem;margin:2rem auto;padding-inline:1rem}dt{font-weight:600}dd{margin:0 0 .5rem}dl{margin:0 0 1rem}section{border-block-start:1px solid #bbb}pre{white-space:pre-wrap;font:inherit}';
