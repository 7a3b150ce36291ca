import type { Language } from '@diwan/api-contract/values/staff';
import { html, type Markup, type Part } from './markup.ts';

interface Section {
  language: Language;
  greeting: Part;
  /** Paragraph by paragraph. */
  body: readonly Part[];
  /** What staff wrote, line by line. */
  lines: readonly string[];
  details: readonly { label: string; value: string; isLatin: boolean; href: string | null }[];
  closing: string;
  sender: string;
  automatic: string;
  /** Who sells, line by line. */
  foot: readonly string[];
  /** Where its reader says that they want no more of these. */
  stop: { label: string; href: string } | null;
}

// Mail clients know neither logical properties nor style sheets: sides and looks are written out at each element.
const sides = {
  ar: { dir: 'rtl', align: 'right', font: "Tahoma,'Segoe UI',Arial,sans-serif" },
  en: { dir: 'ltr', align: 'left', font: "'Segoe UI',Arial,Helvetica,sans-serif" },
} as const;

const link = (href: string, text: Part) =>
  html`<a href="${href}" style="color:#1d4ed8;text-decoration:underline;">${text}</a>`;

/** What a mail says in one language. */
export function section(said: Section): Markup {
  const { language, greeting, body, lines, details, closing, sender, automatic, foot, stop } = said;
  const { dir, align, font } = sides[language];
  const look = `margin:0 0 16px;font-family:${font};font-size:16px;line-height:1.7;color:#1f2937;text-align:${align};`;
  const paragraph = (text: Part, more = '') => html`<p dir="${dir}" style="${look}${more}">${text}</p>`;
  return html`<tr><td lang="${language}" dir="${dir}" align="${align}" style="padding:28px 28px 12px;direction:${dir};text-align:${align};">
${paragraph(greeting)}
${body.map((part) => paragraph(part))}
${lines.map((line) => paragraph(html`<bdi dir="auto">${line}</bdi>`, 'margin:0 0 6px;'))}
${details.map(({ label, value, isLatin, href }) => {
  const shown = html`<bdi dir="${isLatin ? 'ltr' : 'auto'}">${value}</bdi>`;
  return paragraph(html`<strong>${label}:</strong> ${href ? link(href, shown) : shown}`, 'margin:0 0 6px;');
})}
${paragraph(html`${closing}<br>${sender}`, 'margin:20px 0 16px;')}
${paragraph(automatic, 'font-size:13px;color:#6b7280;')}
${foot.map((line) => paragraph(html`<bdi dir="auto">${line}</bdi>`, 'margin:0;font-size:13px;color:#6b7280;'))}
${stop ? paragraph(link(stop.href, stop.label), 'font-size:13px;') : ''}
</td></tr>`;
}

interface Page {
  /** Of its first section. */
  language: Language;
  title: string;
  preheader: string;
  sections: readonly Markup[];
}

/** A whole mail, of tables and inline styles, without anything that a client would have to fetch. */
export function page(content: Page): Markup {
  const table = 'border-collapse:collapse;mso-table-lspace:0;mso-table-rspace:0;';
  return html`<!doctype html>
<html lang="${content.language}" dir="${sides[content.language].dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${content.title}</title>
</head>
<body style="margin:0;padding:0;background-color:#f3f4f6;">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all;">${content.preheader}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f3f4f6" style="${table}">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="${table}width:100%;max-width:600px;background-color:#ffffff;">
${content.sections[0]!}
<tr><td style="padding:0 28px;"><div style="border-top:1px solid #e5e7eb;font-size:1px;line-height:1px;">&nbsp;</div></td></tr>
${content.sections.slice(1)}
</table>
</td></tr>
</table>
</body>
</html>`;
}
