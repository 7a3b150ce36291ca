/** What may be wrong with a text, by what whoever reads it would do about it. */
const kindsOf = {
  contact: ['phone', 'email', 'link', 'handle'],
  discrimination: ['gender', 'age', 'nationality', 'religion', 'tribe', 'maritalStatus', 'appearance', 'disability'],
  fee: ['fee'],
  pay: ['payBelow', 'payAbove'],
  duplicate: ['duplicate'],
  form: ['wrongLanguage', 'allCaps', 'tooShort', 'languageMissing'],
} as const;

export type FindingGroup = keyof typeof kindsOf;
export type FindingKind = (typeof kindsOf)[FindingGroup][number];
export type Severity = 'critical' | 'attention' | 'info';

export const findingGroups = Object.keys(kindsOf) as FindingGroup[];
/** Every kind, the gravest group first. */
export const findingKinds = findingGroups.flatMap((group): readonly FindingKind[] => kindsOf[group]);

const groups = Object.fromEntries(
  findingGroups.flatMap((group) => kindsOf[group].map((kind) => [kind, group])),
) as Record<FindingKind, FindingGroup>;
export const groupOf = (kind: FindingKind): FindingGroup => groups[kind];

const severities: Readonly<Record<FindingGroup, Severity>> = {
  contact: 'critical',
  discrimination: 'critical',
  fee: 'critical',
  pay: 'attention',
  duplicate: 'attention',
  form: 'attention',
};
export const severityOf = (kind: FindingKind): Severity =>
  kind === 'languageMissing' || kind === 'tooShort' ? 'info' : severities[groups[kind]];

/** Where a text says something: of its characters, from the first to the one after the last. */
export interface Span {
  start: number;
  end: number;
}

/** Something in a text that somebody who decides should look at. */
export interface Finding extends Span {
  kind: FindingKind;
  severity: Severity;
  field: string;
  language: 'ar' | 'en';
}
