import { decoded } from '@diwan/api-contract/values/text/rich-text';
import { html } from '../markup.ts';

interface Counters {
  /** The address that leads to a link past what counts it. */
  follow: (href: string) => string;
  /** Of the picture that whoever opens the mail asks for. */
  opening: string;
  /** What leads anywhere below it stays as it is. */
  uncounted: string;
}

/** The HTML of a mail of a campaign for somebody who lets us note whether they open it and which links they follow. */
export function measured(source: string, { follow, opening, uncounted }: Counters): string {
  const point = html`<img src="${opening}" width="1" height="1" alt="" style="display:block;border:0;">`.source;
  const counted = (attribute: string, written: string) => {
    const href = decoded(written);
    const isCounted = URL.canParse(href) && !href.startsWith(uncounted);
    return isCounted ? html` href="${follow(href)}"`.source : attribute;
  };
  return source
    .replace(/<a [^<>]*>/g, (tag) => tag.replace(/ href="(https:\/\/[^"]*)"/, counted))
    .replace('</body>', () => `${point}\n</body>`);
}
