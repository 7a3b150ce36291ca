import type { Rule } from '../inspect-words.ts';
import { phrasesFrom } from '../phrases.ts';
import { fair } from './fair.ts';

const peoples =
  'مصري هندي باكستاني بنغلاديشي بنغالي فلبيني سوداني يمني سوري أردني لبناني فلسطيني عراقي مغربي تونسي جزائري صومالي إثيوبي كيني أوغندي إندونيسي نيبالي سريلانكي أفغاني تركي صيني أمريكي بريطاني أوروبي غربي عربي آسيوي أفريقي';
const endings = ['', 'ا', 'ة', 'ين', 'ون', 'ات'];
const english =
  'indian egyptian pakistani bangladeshi filipino filipina sudanese yemeni syrian jordanian lebanese palestinian iraqi moroccan tunisian algerian somali ethiopian kenyan ugandan indonesian nepali lankan afghan turkish chinese american british european western arab asian african';

const lists = {
  قوم: [...peoples.split(' ').flatMap((people) => endings.map((ending) => people + ending)), 'عرب'].join('|'),
  people: english
    .split(' ')
    .flatMap((people) => [people, `${people}s`])
    .join('|'),
  who: 'nationals|citizens|candidates|applicants|nationality',
};

export const nationality: Rule = {
  kind: 'nationality',
  phrases: phrasesFrom(
    `
~{قوم} أو? {قوم}? فقط
يفضل|نفضل|الأولوية|لا|ما? المتقدمون|يقبل|نقبل|عدا? من? ~جنسية|جنسيات المطلوبة? ~{قوم} فقط?
يفضل أن? يكون|تكون? {قوم} الجنسية?
مطلوب * {قوم}
غير سعودي|سعوديين فقط
لغير السعوديين
{people} or|and? {people}? {who}? only
only {people} {who}?
nationality {people}
{people} {who}|passport holders? only?
preferably {people}
no {people}
must be {people}
non saudi|saudis only`,
    lists,
  ),
  unlessInSentence: fair,
};
