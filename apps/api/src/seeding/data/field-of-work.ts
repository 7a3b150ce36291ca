import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';

type Text = Required<LocalizedText>;

export interface Occupation {
  name: Text;
  /** Unit group of ISCO-08. */
  isco: string;
  /** Riyals a month in the middle of a career. */
  salary: { min: number; max: number };
  /** Has graduates and seniors. */
  isProfessional: boolean;
}

/** People who do related work: what they are called, what they know, do and need. */
export interface FieldOfWork {
  key: string;
  /** Sections of ISIC in which employers look for them. */
  sections: string;
  education: 'none' | 'high_school' | 'diploma' | 'bachelor';
  occupations: Occupation[];
  skills: { name: Text; type: 'technical' | 'tool' }[];
  tasks: Text[];
  needs: Text[];
}

/** Lines of `Arabic | English`. */
export function bilingual(lines: string): Text[] {
  return rows(lines).map(([ar, en]) => ({ ar: ar!, en: en! }));
}

/** Lines of `Arabic | English | ISCO-08 | thousands of riyals`, a `+` behind a profession. */
export function occupations(lines: string): Occupation[] {
  return rows(lines).map(([ar, en, isco, salary]) => {
    const [min, max] = salary!.replace('+', '').split('-').map(Number);
    return {
      name: { ar: ar!, en: en! },
      isco: isco!,
      salary: { min: min! * 1000, max: max! * 1000 },
      isProfessional: salary!.endsWith('+'),
    };
  });
}

/** Lines of `Arabic | English`, tools marked by a `*`. */
export function skills(lines: string): FieldOfWork['skills'] {
  return rows(lines).map(([ar, en]) => ({
    name: { ar: ar!.replace('*', '').trim(), en: en! },
    type: ar!.startsWith('*') ? 'tool' : 'technical',
  }));
}

function rows(lines: string): string[][] {
  return lines
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}
