/** The address of a link in the one form that is kept, or null: only pages by https and e-mail, nothing that runs. */
export function allowedHref(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol, href: whole } = new URL(href);
  return protocol === 'https:' || protocol === 'mailto:' ? whole : null;
}

/** What a person typed as an address: without a scheme it is a page or, with an @, an e-mail. */
export function hrefFrom(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s:/]+@[^\s@]+\.[^\s@]+$/.test(text)) return allowedHref(`mailto:${text}`);
  if (/^[^\s:/]+\.[^\s:]+$/.test(text)) return allowedHref(`https://${text}`);
  return allowedHref(text);
}
