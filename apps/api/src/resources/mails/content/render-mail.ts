import type { EmailTemplateDraft } from '@diwan/api-contract/resources/email-template-draft';
import type { MailText } from '@diwan/api-contract/resources/mails';
import { addressLine } from '@diwan/api-contract/values/places/national-address';
import { type Language, languages } from '@diwan/api-contract/values/staff';
import { loadMessages } from '@diwan/messages/load-messages';
import type { Namespaces } from '@diwan/messages/namespaces';
import { fillPlain, isolated, oneLine, pieces, type Values } from './fill.ts';
import { page, section } from './layout.ts';
import { inLanguage, type MailFacts } from './mail-facts.ts';
import { html } from './markup.ts';

type Words = Namespaces['mailTexts'];

/** A mail in the language of whoever reads it; in Arabic and, beneath, in English where nothing tells which that is: what staff wrote in Arabic alone stands alone. */
export async function renderMail(facts: MailFacts, changed: EmailTemplateDraft | null = null): Promise<MailText> {
  const inBoth = facts.message && !facts.message.message.en ? languages.slice(0, 1) : languages;
  const read = facts.language ? [facts.language] : inBoth;
  const all = await Promise.all(
    read.map(async (language) => inWords(facts, await loadMessages('mailTexts', language), language, changed)),
  );
  const joined = (part: (said: Said) => string, by: string) => all.map(part).join(by);
  const subject = joined((said) => isolated(said.subject), ' | ');
  return {
    subject,
    html: page({
      language: read[0]!,
      title: subject,
      preheader: joined((said) => said.preheader, ' · '),
      sections: all.map((said) => said.section),
    }).source,
    text: joined((said) => said.text, `\n\n${'-'.repeat(40)}\n\n`),
  };
}

type Said = ReturnType<typeof inWords>;

const paragraphsOf = (body: string) =>
  body
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const writtenIn = ({ subject, preheader, body }: EmailTemplateDraft, language: Language) => ({
  subject: inLanguage(subject, language),
  preheader: preheader ? inLanguage(preheader, language) : '',
  body: inLanguage(body, language),
});

function inWords(facts: MailFacts, words: Words, language: Language, changed: EmailTemplateDraft | null) {
  const { subject, preheader, body } = changed ? writtenIn(changed, language) : words[facts.words];
  const { message } = facts;
  const lines = message ? inLanguage(message.message, language).split('\n').map(oneLine) : [];
  const values: Values = {
    name: inLanguage(facts.name, language),
    job: facts.job ? inLanguage(facts.job, language) : '',
    document: facts.document ?? '',
    event: facts.event ? inLanguage(facts.event, language) : '',
    subject: message ? inLanguage(message.subject, language) : '',
  };
  const formatted = (text: string) => pieces(text, values, (value) => html`<bdi>${value}</bdi>`);
  const details = facts.details.map(({ label, value, isLatin = false, href = null }) => ({
    label: words.details[label],
    value: oneLine(value(language)),
    isLatin,
    href,
  }));
  const stop = facts.stopAt ? { label: words.stop, href: facts.stopAt } : null;
  const { closing } = words;
  const sender = facts.sender?.name ? inLanguage(facts.sender.name, language) : words.sender;
  const automatic = facts.sender?.replyTo ? words.answerable : words.automatic;
  const foot = sellerLines(facts.seller, words, language);
  return {
    subject: fillPlain(subject, values),
    preheader: fillPlain(preheader, values),
    section: section({
      language,
      greeting: formatted(words.greeting),
      body: paragraphsOf(body).map(formatted),
      lines,
      details,
      closing,
      sender,
      automatic,
      foot,
      stop,
    }),
    text: [
      fillPlain(words.greeting, values),
      ...paragraphsOf(body).map((paragraph) => fillPlain(paragraph, values)),
      lines.map(isolated).join('\n'),
      details.map(inText).join('\n'),
      `${closing}\n${sender}`,
      automatic,
      foot.map(isolated).join('\n'),
      stop ? `${stop.label}: ${isolated(stop.href)}` : '',
    ]
      .filter((paragraph) => paragraph !== '')
      .join('\n\n'),
  };
}

/** Who sells, line by line; nothing of what is not known. */
export function sellerLines(
  seller: MailFacts['seller'],
  { seller: labels }: Pick<Words, 'seller'>,
  language: Language,
): string[] {
  if (!seller) return [];
  const { name, vatNumber, crNumber, address } = seller;
  return [
    name && inLanguage(name, language),
    crNumber && `${labels.crNumber}: ${crNumber}`,
    vatNumber && `${labels.vatNumber}: ${vatNumber}`,
    address && addressLine(address, language),
  ].flatMap((line) => (line ? oneLine(line) : []));
}

/** Its address stands on a line of its own beneath what leads there. */
const inText = ({ label, value, href }: { label: string; value: string; href: string | null }) =>
  `${label}: ${isolated(value)}${href ? `\n${isolated(href)}` : ''}`;
