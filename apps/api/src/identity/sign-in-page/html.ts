const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text that is HTML already; made by `html` alone. */
export class Markup {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** HTML in which every value is escaped, other `html` excepted. */
export function html(parts: TemplateStringsArray, ...values: (string | Markup)[]): Markup {
  const escaped = values.map((value) =>
    value instanceof Markup ? value.text : value.replace(/[&<>"']/g, (character) => entities[character] ?? ''),
  );
  return new Markup(String.raw({ raw: parts }, ...escaped));
}
