import type { ResourceKey, resources } from '@diwan/api-contract/resources';

type Texts = Readonly<Record<string, string>>;
type Groups = Readonly<Record<string, Texts>>;
type Definition<K extends ResourceKey> = (typeof resources)[K];
type Output<Schema> = Schema extends { _zod: { output: infer Value } } ? Value : never;

type FieldOf<K extends ResourceKey> = keyof Definition<K>['draft']['shape'] & string;
type StateOf<K extends ResourceKey> = Output<Definition<K>['record']['shape']['state']> & string;
/** What is overdue is said of every resource in the same words. */
type FilterOf<K extends ResourceKey> = Exclude<keyof Definition<K>['filters'], 'isOverdue'> & string;

/** A filter that is the end of a range has the words of its beginning, one that is chosen like a field those of the field. */
type EndOf<Start extends string> = Start extends `${infer Name}Min`
  ? `${Name}Max`
  : Start extends `${infer Name}From`
    ? `${Name}To`
    : never;
type NamedFilter<K extends ResourceKey, F extends string = FilterOf<K>> = F extends
  | 'state'
  | FieldOf<K>
  | EndOf<FilterOf<K>>
  ? never
  : `${F}Id` extends FieldOf<K>
    ? never
    : F;

type EventOf<K extends ResourceKey> =
  Output<Definition<K>['events']> extends { type: infer Type extends string } ? Type : never;
type OfEvents<K extends ResourceKey> = {
  [W in Definition<K>['workflow']]: { [E in EventOf<K> as E extends `${W}.${infer Name}` ? Name : never]: string };
};
type EventWords<K extends ResourceKey> =
  string extends EventOf<K>
    ? unknown
    : {
        /** What has happened, too: events that only the system sends. */
        events: { [W in keyof OfEvents<K>]: OfEvents<K>[W] & Texts } & Groups;
        /** What is said once it is done. */
        done: { [W in keyof OfEvents<K>]: OfEvents<K>[W] & Texts } & Groups;
        act: OfEvents<K>;
        records_one: string;
        records_other: string;
      };

/** What the words of a resource must hold; a field, filter, state or event without words does not compile. */
export type ResourceMessages<K extends ResourceKey> = {
  title: string;
  /** One of them within a sentence. */
  one: string;
  columns: Texts;
  sections: Texts;
  fields: { [F in FieldOf<K>]: string };
  /** Of the drawing, too: where a record begins. */
  states: { [W in Definition<K>['workflow']]: { [S in StateOf<K>]: string } & Texts } & Groups;
} & ([NamedFilter<K>] extends [never]
  ? { filters?: { [F in FilterOf<K>]?: string } }
  : { filters: { [F in NamedFilter<K>]: string } & { [F in FilterOf<K>]?: string } }) &
  ('add' extends Definition<K>['verbs'][number] ? { add: string } : unknown) &
  EventWords<K> & { [others: string]: unknown };
