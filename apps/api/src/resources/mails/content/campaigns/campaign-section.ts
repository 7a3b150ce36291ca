import type { Language } from '@diwan/api-contract/values/staff';
import { html, Markup, type Part } from '../markup.ts';

// Mail clients know neither logical properties nor style sheets: sides and looks are written out at each element.
const sides = {
  ar: { dir: 'rtl', align: 'right', font: "Tahoma,'Segoe UI',Arial,sans-serif", quoted: 'right' },
  en: { dir: 'ltr', align: 'left', font: "'Segoe UI',Arial,Helvetica,sans-serif", quoted: 'left' },
} as const;

type Block = 'p' | 'h2' | 'h3' | 'h4' | 'ul' | 'ol' | 'li' | 'blockquote';

function looks(language: Language): Record<Block | 'a', string> {
  const { align, font, quoted } = sides[language];
  const text = `font-family:${font};color:#1f2937;text-align:${align};line-height:1.7;`;
  return {
    p: `margin:0 0 16px;font-size:16px;${text}`,
    h2: `margin:8px 0 12px;font-size:22px;font-weight:bold;${text}`,
    h3: `margin:8px 0 12px;font-size:18px;font-weight:bold;${text}`,
    h4: `margin:8px 0 12px;font-size:16px;font-weight:bold;${text}`,
    ul: `margin:0 0 16px;padding-${align}:24px;${text}`,
    ol: `margin:0 0 16px;padding-${align}:24px;${text}`,
    li: `margin:0 0 6px;font-size:16px;${text}`,
    blockquote: `margin:0 0 16px;padding-${quoted}:12px;border-${quoted}:3px solid #d1d5db;font-size:16px;${text}`,
    a: 'color:#1d4ed8;text-decoration:underline;',
  };
}

/** Rich text as it is kept, which was cleaned when it was saved, with its looks at each element. */
function styled(source: string, language: Language): Markup {
  const look = looks(language);
  return new Markup(
    source
      .replace(/ dir="auto"/g, ` dir="${sides[language].dir}"`)
      .replace(
        /<(p|h2|h3|h4|ul|ol|li|blockquote|a)(?=[ >])/g,
        (_, tag: keyof typeof look) => `<${tag} style="${look[tag]}"`,
      ),
  );
}

export interface CampaignSection {
  language: Language;
  /** Cleaned HTML. */
  body: string;
  /** Why its reader gets it, and who sells, line by line. */
  foot: readonly string[];
  unsubscribe: { label: string; href: string };
}

/** What a mail of a campaign says in one language. */
export function campaignSection({ language, body, foot, unsubscribe }: CampaignSection): Markup {
  const { dir, align, font } = sides[language];
  const small = `margin:0 0 4px;font-family:${font};font-size:13px;line-height:1.6;color:#6b7280;text-align:${align};`;
  const line = (text: Part) => html`<p dir="${dir}" style="${small}">${text}</p>`;
  return html`<tr><td lang="${language}" dir="${dir}" align="${align}" style="padding:28px 28px 16px;direction:${dir};text-align:${align};">
${styled(body, language)}
${foot.map((text) => line(html`<bdi dir="auto">${text}</bdi>`))}
${line(html`<a href="${unsubscribe.href}" style="color:#6b7280;text-decoration:underline;">${unsubscribe.label}</a>`)}
</td></tr>`;
}
