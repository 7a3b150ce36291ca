import { bilingual } from './field-of-work.ts';

const arabMen = bilingual(`
محمود | Mahmoud
مصطفى | Mostafa
كريم | Karim
طارق | Tarek
حسام | Hossam
أيمن | Ayman
باسم | Bassem
رامي | Rami
هاني | Hani
أسامة | Osama
ياسر | Yasser
عماد | Imad`);
const arabWomen = bilingual(`
منى | Mona
دينا | Dina
هبة | Heba
رنا | Rana
إيمان | Iman
نادين | Nadine
ياسمين | Yasmin
سلمى | Salma`);
const southAsianMen = bilingual(`
عمران | Imran
راجيش | Rajesh
محمد آصف | Mohammed Asif
سانجاي | Sanjay
فيصل رضا | Faisal Raza
أنيل | Anil
شاهد | Shahid
كمال حسين | Kamal Hossain
رفيق | Rafiq
سوريش | Suresh`);
const southAsianWomen = bilingual(`
بريا | Priya
عائشة | Ayesha
سونيتا | Sunita
فرزانة | Farzana
أنجلي | Anjali
نازية | Nazia`);
const filipinoMen = bilingual(`
خوسيه | Jose
مارك أنتوني | Mark Anthony
جون بول | John Paul
رودريغو | Rodrigo
ألبرت | Albert`);
const filipinoWomen = bilingual(`
ماريا كريستينا | Maria Cristina
جينيفر | Jennifer
غريس | Grace
روزالي | Rosalie
أنجيلا | Angela`);

/** Residents by nationality, with how many of a hundred residents they are. */
export const residents = [
  {
    nationality: 'EG',
    weight: 22,
    men: arabMen,
    women: arabWomen,
    language: 'ar',
    families: bilingual(
      'الشافعي | Elshafei\nعبدالسلام | Abdelsalam\nالمنشاوي | Elmenshawy\nفاروق | Farouk\nالنجار | Elnaggar',
    ),
  },
  {
    nationality: 'YE',
    weight: 10,
    men: arabMen,
    women: arabWomen,
    language: 'ar',
    families: bilingual('الحضرمي | Alhadrami\nالصنعاني | Alsanani\nالعولقي | Alawlaqi\nباسلامة | Basalamah'),
  },
  {
    nationality: 'SY',
    weight: 8,
    men: arabMen,
    women: arabWomen,
    language: 'ar',
    families: bilingual('الحلبي | Alhalabi\nالدمشقي | Aldimashqi\nحداد | Haddad\nالخطيب | Alkhatib'),
  },
  {
    nationality: 'JO',
    weight: 7,
    men: arabMen,
    women: arabWomen,
    language: 'ar',
    families: bilingual('العبادي | Alabbadi\nالمجالي | Almajali\nحمدان | Hamdan\nالزعبي | Alzoubi'),
  },
  {
    nationality: 'SD',
    weight: 8,
    men: arabMen,
    women: arabWomen,
    language: 'ar',
    families: bilingual('الطيب | Altayeb\nعثمان | Osman\nالبشير | Albashir\nإدريس | Idris'),
  },
  {
    nationality: 'IN',
    weight: 18,
    men: southAsianMen,
    women: southAsianWomen,
    language: 'hi',
    families: bilingual('شارما | Sharma\nكومار | Kumar\nناير | Nair\nباتيل | Patel\nثوماس | Thomas'),
  },
  {
    nationality: 'PK',
    weight: 13,
    men: southAsianMen,
    women: southAsianWomen,
    language: 'ur',
    families: bilingual('خان | Khan\nمالك | Malik\nبات | Butt\nقريشي | Qureshi'),
  },
  {
    nationality: 'BD',
    weight: 6,
    men: southAsianMen,
    women: southAsianWomen,
    language: 'bn',
    families: bilingual('رحمن | Rahman\nإسلام | Islam\nحسين | Hossain\nأحمد | Ahmed'),
  },
  {
    nationality: 'PH',
    weight: 8,
    men: filipinoMen,
    women: filipinoWomen,
    language: 'tl',
    families: bilingual('سانتوس | Santos\nرييس | Reyes\nكروز | Cruz\nغارسيا | Garcia'),
  },
];
