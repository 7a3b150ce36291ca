import type { Kind } from '@diwan/api-contract/kinds/field';
import { type ComponentType, createElement } from 'react';
import type { FieldInputProps } from '../resource/field.ts';
import { AnswerInput } from './answer/answer.input.tsx';
import { BooleanInput } from './boolean/boolean.input.tsx';
import { ChoiceInput } from './choice/choice.input.tsx';
import { ChoicesInput } from './choices/choices.input.tsx';
import { CityInput } from './city/city.input.tsx';
import { CountriesInput } from './countries/countries.input.tsx';
import { CountryInput } from './country/country.input.tsx';
import { DateInput } from './date/date.input.tsx';
import { DurationInput } from './duration/duration.input.tsx';
import { EmailInput } from './email/email.input.tsx';
import { FieldNamesInput } from './field-names/field-names.input.tsx';
import { FileInput } from './file/file.input.tsx';
import { GroupInput } from './group/group.input.tsx';
import { IbanInput } from './iban/iban.input.tsx';
import { ImageInput } from './image/image.input.tsx';
import { ImagesInput } from './images/images.input.tsx';
import { InstantInput } from './instant/instant.input.tsx';
import type { InputOf, KindInputProps } from './kind.ts';
import { LanguageInput } from './language/language.input.tsx';
import { LocalizedInput } from './localized/localized.input.tsx';
import { LocalizedTagsInput } from './localized-tags/localized-tags.input.tsx';
import { MoneyInput } from './money/money.input.tsx';
import { NationalAddressInput } from './national-address/national-address.input.tsx';
import { NationalIdInput } from './national-id/national-id.input.tsx';
import { NumberInput } from './number/number.input.tsx';
import { OccupationInput } from './occupation/occupation.input.tsx';
import { OwnInput } from './own/OwnInput.tsx';
import { PercentageInput } from './percentage/percentage.input.tsx';
import { PhoneInput } from './phone/phone.input.tsx';
import { RatingInput } from './rating/rating.input.tsx';
import { ReferenceInput } from './reference/reference.input.tsx';
import { RegisterNumberInput } from './register-number/register-number.input.tsx';
import { RichTextInput } from './rich-text/rich-text.input.tsx';
import { RowsInput } from './rows/rows.input.tsx';
import { TagsInput } from './tags/tags.input.tsx';
import { TextInput } from './text/text.input.tsx';
import { TimeInput } from './time/time.input.tsx';
import { UrlInput } from './url/url.input.tsx';

/** How each kind is written; a forgotten one does not compile. */
const kindInputs: { [K in Kind]: InputOf<K> | null } = {
  answer: AnswerInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  city: CityInput,
  countries: CountriesInput,
  country: CountryInput,
  date: DateInput,
  duration: DurationInput,
  email: EmailInput,
  fieldNames: FieldNamesInput,
  file: FileInput,
  group: GroupInput,
  iban: IbanInput,
  image: ImageInput,
  images: ImagesInput,
  instant: InstantInput,
  language: LanguageInput,
  localized: LocalizedInput,
  localizedTags: LocalizedTagsInput,
  money: MoneyInput,
  nationalAddress: NationalAddressInput,
  nationalId: NationalIdInput,
  number: NumberInput,
  occupation: OccupationInput,
  percentage: PercentageInput,
  phone: PhoneInput,
  rating: RatingInput,
  reference: ReferenceInput,
  registerNumber: RegisterNumberInput,
  richText: RichTextInput,
  rows: RowsInput,
  tags: TagsInput,
  text: TextInput,
  time: TimeInput,
  url: UrlInput,
  id: null,
};

/** The input of a field, by its kind. */
export function FieldInput({ field, ...props }: FieldInputProps) {
  if (field.kind === 'custom') return <OwnInput field={field} {...props} />;
  if (field.kind === 'shown') return null;
  const Input = kindInputs[field.kind] as ComponentType<KindInputProps<never>> | null;
  return Input && createElement(Input, { ...props, field, Part: FieldInput } as never);
}
