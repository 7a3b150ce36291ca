const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** HTML that was made here; whatever else is put into it is text, and stays that. */
export class Markup {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

export type Part = string | Markup | readonly Part[];

const sourceOf = (part: Part): string => {
  if (part instanceof Markup) return part.source;
  return typeof part === 'string' ? part.replace(/[&<>"']/g, (sign) => entities[sign]!) : part.map(sourceOf).join('');
};

/** A piece of HTML, with every string that is not part of the template escaped. */
export function html(template: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(template.reduce((source, text, index) => source + sourceOf(parts[index - 1]!) + text));
}
