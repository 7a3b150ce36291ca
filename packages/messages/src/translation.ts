type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Counted<T> = { [K in keyof T]: K extends `${infer Base}_other` ? Base : never }[keyof T];
type Plurals<T> = `${Counted<T>}_${PluralForm}`;

/** The Arabic of an English message file: the same keys, and all six forms of what is counted. */
export type Translation<T> = {
  [K in Exclude<keyof T, Plurals<T>>]: T[K] extends string ? string : Translation<T[K]>;
} & { [K in Plurals<T>]: string };
