/** Arabic is always there; English may be missing and is then shown as Arabic with a language badge. */
export interface LocalizedText {
  ar: string;
  en?: string | undefined;
}
