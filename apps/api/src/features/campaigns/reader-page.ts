import { type Language, languages } from '@diwan/api-contract/values/staff';
import { loadMessages } from '@diwan/messages/load-messages';
import type { Namespaces } from '@diwan/messages/namespaces';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { maskEmail } from '#crud/masked/masks.ts';
import { html, type Markup } from '#resources/mails/content/markup.ts';

type Words = Namespaces['mailTexts']['unsubscribing'];
type State = 'asked' | 'done' | 'unknown';

interface ReaderPage {
  /** What it asks or says in each language, in the order in which it is read. */
  said: readonly { language: Language; words: Words }[];
  state: State;
  /** As far as whoever looks over a shoulder may know it. */
  email: string | null;
}

const look = `
body{margin:0;background:#f3f4f6;color:#1f2937;font:17px/1.7 'Segoe UI',Tahoma,Arial,sans-serif}
main{max-inline-size:34rem;margin:10vh auto;padding:2rem;background:#fff;border-radius:12px}
section+section{margin-block-start:2rem;padding-block-start:2rem;border-block-start:1px solid #e5e7eb}
h1,h2{font-size:1.35rem;margin:0 0 .5rem}p{margin:0 0 1rem}
button{font:inherit;padding:.6rem 1.4rem;border:0;border-radius:8px;background:#1d4ed8;color:#fff;cursor:pointer}
button:focus-visible{outline:3px solid #1f2937;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#111827;color:#f3f4f6}main{background:#1f2937}section+section{border-color:#374151}button{background:#60a5fa;color:#111827}button:focus-visible{outline-color:#f3f4f6}}
`;

/** What the page may do: be looked at, and send its one form back. */
const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
};

/** Shows whoever has followed a link of a mail what it asks or says; in the language of their browser first. */
export async function showPage(request: FastifyRequest, reply: FastifyReply, state: State, email: string | null) {
  const isEnglish = /^en\b/i.test(request.headers['accept-language'] ?? '');
  const inOrder = isEnglish ? [...languages].reverse() : languages;
  const said = await Promise.all(
    inOrder.map(async (language) => ({
      language,
      words: (await loadMessages('mailTexts', language)).unsubscribing,
    })),
  );
  const page = readerPage({ said, state, email: email && maskEmail(email) });
  return reply
    .status(state === 'unknown' ? 404 : 200)
    .headers(headers)
    .type('text/html; charset=utf-8')
    .send(page);
}

/** What somebody sees who follows the link beneath a mail: nothing happens before they say so. */
function readerPage({ said, state, email }: ReaderPage): string {
  const [first] = said;
  const { language } = first!;
  return html`<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${first!.words.title}</title>
<style>${look}</style>
</head>
<body><main>
${said.map((one, index) => part(one, state, email, index === 0 ? 'h1' : 'h2'))}
</main></body>
</html>`.source;
}

function part(
  { language, words }: ReaderPage['said'][number],
  state: State,
  email: string | null,
  heading: 'h1' | 'h2',
): Markup {
  const title = { asked: words.title, done: words.doneTitle, unknown: words.unknownTitle }[state];
  const text = { asked: words.text, done: words.done, unknown: words.unknown }[state];
  return html`<section lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
${heading === 'h1' ? html`<h1>${title}</h1>` : html`<h2>${title}</h2>`}
<p>${text}</p>
${email ? html`<p><bdi dir="ltr">${email}</bdi></p>` : ''}
${state === 'asked' ? html`<form method="post"><button type="submit">${words.confirm}</button></form>` : ''}
</section>`;
}
