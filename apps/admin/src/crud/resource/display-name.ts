const displayNames = new Map<string, Intl.DisplayNames>();

/** The name of a country or language by its ISO code, as the platform has it; the code where it has none, or knows no such code. */
export function displayName(type: 'region' | 'language', code: string, language: 'ar' | 'en'): string {
  const key = `${type} ${language}`;
  const names = displayNames.get(key) ?? new Intl.DisplayNames(language, { type });
  displayNames.set(key, names);
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
