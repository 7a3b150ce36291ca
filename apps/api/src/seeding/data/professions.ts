import { bilingual, type FieldOfWork, occupations, skills } from './field-of-work.ts';

export const professions: FieldOfWork[] = [
  {
    key: 'law',
    sections: 'KLM',
    education: 'bachelor',
    occupations: occupations(`
محامٍ متدرب | Trainee Lawyer | 2611 | 6-9
أخصائي عقود | Contracts Specialist | 2619 | 9-16+
مستشار قانوني | Legal Counsel | 2611 | 15-28`),
    skills: skills(`
صياغة العقود | Contract drafting
القضايا العمالية | Labour cases
نظام الشركات | Companies law
الترافع أمام المحاكم | Litigation
التسوية الودية | Amicable settlement
الامتثال النظامي | Regulatory compliance work
البحث القانوني | Legal research
* تراضي | Taradhi`),
    tasks: bilingual(`
صياغة العقود ومراجعتها قبل توقيعها | draft contracts and review them before they are signed
إعداد المذكرات القانونية ولوائح الدعوى | prepare legal memoranda and statements of claim
متابعة القضايا عبر منصة ناجز وحضور الجلسات | follow cases on Najiz and attend hearings
تقديم الرأي القانوني لإدارات المنشأة | advise the departments of the business on the law
متابعة الأنظمة واللوائح الجديدة وبيان أثرها | follow new laws and regulations and say what they change`),
    needs: bilingual(`
ترخيص مزاولة ساري المفعول أو قيد الاستكمال | a licence to practise, valid or under way
دقة في الصياغة باللغة العربية | precise drafting in Arabic
معرفة بالأنظمة التجارية والعمالية في المملكة | knowledge of the Kingdom’s commercial and labour laws`),
  },
  {
    key: 'translation',
    sections: 'JMN',
    education: 'bachelor',
    occupations: occupations(`
مترجم عربي إنجليزي | Arabic-English Translator | 2643 | 7-12+
محرر لغوي | Language Editor | 2642 | 7-11+`),
    skills: skills(`
الترجمة الصحفية | News translation
الترجمة القانونية | Legal translation
الترجمة التقنية | Technical translation
التدقيق اللغوي | Proofreading
التحرير | Editing
إدارة المصطلحات | Terminology management
* ترادوس | Trados
* ميموكيو | memoQ`),
    tasks: bilingual(`
ترجمة التقارير والعقود بين العربية والإنجليزية | translate reports and contracts between Arabic and English
مراجعة النصوص وتدقيقها قبل نشرها | review and proofread texts before they are published
توحيد المصطلحات وتحديث مسردها | keep terms consistent and their glossary up to date
التنسيق مع الإدارات لفهم سياق النصوص | learn from the departments what a text is about
تسليم الأعمال في المواعيد المتفق عليها | deliver on the dates agreed`),
    needs: bilingual(`
إتقان العربية والإنجليزية كتابةً | excellent written Arabic and English
خبرة في أحد برامج الترجمة | experience with translation software
عناية بالتفاصيل وسلامة اللغة | care for detail and for the language`),
  },
  {
    key: 'animals',
    sections: 'A',
    education: 'bachelor',
    occupations: occupations(`
طبيب بيطري | Veterinarian | 2250 | 8-14+
فني بيطري | Veterinary Technician | 3240 | 5-8`),
    skills: skills(`
تشخيص أمراض الحيوان | Diagnosing animal diseases
التحصين البيطري | Animal vaccination
الجراحة البيطرية | Veterinary surgery
الأمن الحيوي | Biosecurity
تغذية الحيوان | Animal nutrition
صحة الدواجن | Poultry health
الفحص المخبري البيطري | Veterinary laboratory tests`),
    tasks: bilingual(`
فحص الحيوانات وتشخيص أمراضها وعلاجها | examine, diagnose and treat animals
تنفيذ برامج التحصين وتوثيقها | carry out vaccination programmes and record them
أخذ العينات ومتابعة نتائج المختبر | take samples and follow the laboratory’s results
تطبيق إجراءات الأمن الحيوي في الحظائر | apply biosecurity in the sheds
إعداد تقارير الحالة الصحية للقطيع | report on the health of the herd`),
    needs: bilingual(`
تصنيف أو ترخيص مهني ساري المفعول | a valid professional classification or licence
خبرة في رعاية الدواجن أو المواشي | experience with poultry or livestock
الاستعداد للعمل في المزارع | readiness to work on farms`),
  },
  {
    key: 'property',
    sections: 'L',
    education: 'diploma',
    occupations: occupations(`
مستشار عقاري | Real Estate Agent | 3334 | 5-12
مدير عقارات | Property Manager | 1219 | 9-16`),
    skills: skills(`
التسويق العقاري | Property marketing
التقييم العقاري | Property valuation
إدارة الأملاك | Property management
التفاوض العقاري | Property negotiation
عقود الإيجار | Lease contracts
خدمة المستأجرين | Tenant relations
* منصة إيجار | Ejar`),
    tasks: bilingual(`
عرض الوحدات على العملاء ومتابعة طلباتهم | show units to clients and follow up their enquiries
توثيق عقود الإيجار عبر منصة إيجار | register leases on Ejar
متابعة تحصيل الإيجارات وصيانة المباني | follow up rents and the upkeep of buildings
دراسة أسعار السوق وإعداد العروض | study market prices and prepare offers
بناء علاقات طويلة مع الملاك والمستأجرين | build lasting relations with owners and tenants`),
    needs: bilingual(`
رخصة فال للوساطة العقارية | a FAL licence for real estate brokerage
رخصة قيادة سارية | a valid driving licence
مهارة في التواصل والتفاوض | skill in talking and negotiating`),
  },
  {
    key: 'beauty',
    sections: 'S',
    education: 'diploma',
    occupations: occupations(`
مصفف شعر | Hairdresser | 5141 | 4-6.5
خبيرة تجميل | Beautician | 5142 | 4-7`),
    skills: skills(`
قص الشعر وتصفيفه | Cutting and styling
صبغ الشعر | Hair colouring
العناية بالبشرة | Skin care
المكياج | Make-up
العناية بالأظافر | Nail care
التعقيم وسلامة الأدوات | Sterilising tools
خدمة العملاء في مراكز التجميل | Salon customer care`),
    tasks: bilingual(`
استقبال العملاء وفهم ما يرغبون فيه | welcome clients and learn what they would like
تقديم خدمات العناية بالشعر والبشرة | provide hair and skin care
تعقيم الأدوات وترتيب مكان العمل | sterilise the tools and keep the workplace tidy
اقتراح المنتجات المناسبة لكل حالة | suggest the products that suit each case
تنظيم المواعيد ومتابعة رضا العملاء | keep the appointments and see that clients are content`),
    needs: bilingual(`
شهادة مهنية في المجال | a professional certificate in the trade
شهادة صحية سارية | a valid health certificate
لباقة في التعامل مع العملاء | courtesy with clients`),
  },
  {
    key: 'fitness',
    sections: 'R',
    education: 'diploma',
    occupations: occupations(`
مدرب لياقة | Fitness Trainer | 3423 | 5-9
مدرب سباحة | Swimming Coach | 3422 | 5-8`),
    skills: skills(`
التدريب الشخصي | Personal training
برامج اللياقة الفردية | Individual fitness plans
قياس اللياقة | Fitness assessment
تمارين المقاومة | Resistance training
إصابات الملاعب | Sports injuries
التوعية الغذائية | Nutrition advice
إدارة الحصص الجماعية | Group classes`),
    tasks: bilingual(`
تقييم لياقة المشتركين ووضع برامجهم | assess members’ fitness and plan their training
الإشراف على التمارين وسلامة أدائها | see that exercises are done safely
تقديم الحصص التدريبية الجماعية | lead group classes
متابعة تقدم المشتركين وتحفيزهم | follow members’ progress and encourage them
التأكد من جاهزية الأجهزة ونظافتها | see that the equipment is ready and clean`),
    needs: bilingual(`
شهادة تدريب معتمدة | a recognised coaching certificate
دورة إسعافات أولية سارية | a valid first aid course
قدرة على التحفيز والتواصل | the gift to encourage and to explain`),
  },
];
