import type { Kind } from '@diwan/api-contract/kinds/field';
import { answer } from './answer/answer.cell.tsx';
import { boolean } from './boolean/boolean.cell.tsx';
import { choice } from './choice/choice.cell.tsx';
import { choices } from './choices/choices.cell.tsx';
import { city } from './city/city.cell.tsx';
import { countries } from './countries/countries.cell.tsx';
import { country } from './country/country.cell.tsx';
import { date } from './date/date.cell.tsx';
import { duration } from './duration/duration.cell.tsx';
import { email } from './email/email.cell.tsx';
import { fieldNames } from './field-names/field-names.cell.tsx';
import { file } from './file/file.cell.tsx';
import { group } from './group/group.cell.tsx';
import { iban } from './iban/iban.cell.tsx';
import { image } from './image/image.cell.tsx';
import { images } from './images/images.cell.tsx';
import { instant } from './instant/instant.cell.tsx';
import type { CellOf } from './kind.ts';
import { language } from './language/language.cell.tsx';
import { localized } from './localized/localized.cell.tsx';
import { localizedTags } from './localized-tags/localized-tags.cell.tsx';
import { money } from './money/money.cell.tsx';
import { nationalAddress } from './national-address/national-address.cell.tsx';
import { nationalId } from './national-id/national-id.cell.tsx';
import { number } from './number/number.cell.tsx';
import { occupation } from './occupation/occupation.cell.tsx';
import { percentage } from './percentage/percentage.cell.tsx';
import { phone } from './phone/phone.cell.tsx';
import { rating } from './rating/rating.cell.tsx';
import { reference } from './reference/reference.cell.tsx';
import { registerNumber } from './register-number/register-number.cell.tsx';
import { richText } from './rich-text/rich-text.cell.tsx';
import { rows } from './rows/rows.cell.tsx';
import { tags } from './tags/tags.cell.tsx';
import { text } from './text/text.cell.tsx';
import { time } from './time/time.cell.tsx';
import { url } from './url/url.cell.tsx';

/** How each kind is read; a forgotten one does not compile. */
export const kindCells: { [K in Kind]: CellOf<K> } = {
  answer,
  boolean,
  choice,
  choices,
  city,
  countries,
  country,
  date,
  duration,
  email,
  fieldNames,
  file,
  group,
  iban,
  image,
  images,
  instant,
  language,
  localized,
  localizedTags,
  money,
  nationalAddress,
  nationalId,
  number,
  occupation,
  percentage,
  phone,
  rating,
  reference,
  registerNumber,
  richText,
  rows,
  tags,
  text,
  time,
  url,
  /** Tells rows apart; nobody reads it. */
  id: { text: () => '' },
};
