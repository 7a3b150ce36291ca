import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';

/** News of the demo: the place of its category, its title, what it says first, and its points. */
export interface Article {
  category: number;
  title: Required<LocalizedText>;
  lead: Required<LocalizedText>;
  points: readonly Required<LocalizedText>[];
  tags: readonly string[];
}

const both = (ar: string, en: string) => ({ ar, en });

/** In blocks: the place of the category and the tags; then title, lead and points, each in Arabic and English. */
const text = `
0 | تحديث، توظيف
إطلاق التوصيات الذكية للوظائف في ديوان | Smart job recommendations arrive in Diwan
يقترح ديوان من اليوم على كل باحث عن عمل وظائف تناسب خبرته ومدينته وراتبه المتوقع، ويشرح سبب كل اقتراح. | From today Diwan suggests jobs to every job seeker that fit their experience, city and expected salary, and says why.
درجة تطابق واضحة بجوار كل إعلان | A match score beside every post
إيقاف التوصيات متاح من الإعدادات | Suggestions can be switched off in the settings
لا تُشارك البيانات مع أي جهة خارجية | No data leaves the platform
0 | تحديث، السيرة الذاتية
قوالب جديدة للسيرة الذاتية بالعربية والإنجليزية | New CV templates in Arabic and English
أضفنا ستة قوالب مصممة للقراءة السريعة، تُملأ من ملفك الشخصي وتُحمّل بصيغة PDF. | We have added six templates made to be read fast; they fill themselves from your profile and download as PDF.
قالبان لحديثي التخرج | Two templates for recent graduates
تنسيق سليم للنص العربي عند الطباعة | Arabic text that prints as it should
معاينة قبل التحميل | A preview before the download
0 | صيانة
صيانة مجدولة للمنصة فجر الجمعة | Scheduled maintenance early on Friday
تتوقف بعض الخدمات مؤقتًا من الثانية إلى الخامسة فجر الجمعة بتوقيت الرياض لترقية قواعد البيانات. | Some services pause from 2 to 5 a.m. Riyadh time on Friday while databases are upgraded.
تصفح الوظائف يبقى متاحًا | Jobs can still be browsed
تُحفظ الطلبات المسودة تلقائيًا | Draft applications are kept
لا حاجة إلى أي إجراء من المنشآت | Employers need to do nothing
0 | تطبيق، تحديث
تطبيق ديوان يدعم تسجيل الدخول بالبصمة | The Diwan app now signs in by fingerprint
صار بإمكان مستخدمي التطبيق على iOS وأندرويد الدخول بالبصمة أو الوجه بدل كلمة المرور. | On iOS and Android people can now sign in by fingerprint or face instead of a password.
يعمل مع مفاتيح المرور | Works with passkeys
يمكن إلغاء الأجهزة من صفحة الحساب | Devices can be removed on the account page
متاح من الإصدار 4.2 | Available from version 4.2
1 | سوق العمل، إحصاءات
ارتفاع الطلب على وظائف السلامة المهنية في الربع الثالث | Demand for safety jobs rises in the third quarter
زادت إعلانات السلامة والصحة المهنية على المنصة 34% مقارنة بالربع السابق، تتقدمها مشاريع الرياض والمنطقة الشرقية. | Posts for occupational safety grew by 34% over the quarter before, led by projects in Riyadh and the Eastern Province.
أكثر الشهادات طلبًا: NEBOSH وOSHA | NEBOSH and OSHA are asked for most
متوسط الخبرة المطلوبة أربع سنوات | Four years of experience on average
ثلث الإعلانات يقبل حديثي التخرج | A third accepts recent graduates
1 | سوق العمل، عن بُعد
العمل عن بُعد: أين تقف الوظائف السعودية اليوم؟ | Remote work: where Saudi jobs stand today
تحليل لعشرين ألف إعلان وظيفي يبيّن أن وظيفة من كل تسع تُعرض عن بُعد أو بنظام هجين. | An analysis of twenty thousand posts: one job in nine is offered remotely or hybrid.
التقنية وخدمة العملاء في الصدارة | Technology and customer service lead
النساء يشغلن نصف الوظائف عن بُعد | Half of remote jobs are held by women
الراتب لا يختلف عن العمل الحضوري | Pay does not differ from work on site
1 | رواتب
دليل الرواتب السنوي لقطاع الضيافة | The yearly pay guide for hospitality
نشرنا متوسط الرواتب لـ42 مسمى وظيفيًا في الفنادق والمطاعم بحسب المدينة وسنوات الخبرة. | We publish average pay for 42 titles in hotels and restaurants, by city and years of experience.
الأعلى نموًا: مديرو تجربة الضيوف | Guest experience managers grow fastest
مكة المكرمة والعلا فوق المتوسط | Makkah and AlUla pay above average
الدليل مجاني للمنشآت المشتركة | Free for subscribed employers
1 | سوق العمل، تقنية
خمس مهارات تقنية يبحث عنها أصحاب العمل هذا العام | Five technical skills employers look for this year
رصد فريق ديوان المهارات الأكثر ورودًا في إعلانات التقنية وأثرها في سرعة التوظيف. | The Diwan team counted which skills stand in technical posts most, and how they speed up hiring.
تحليل البيانات بلغة SQL | Data analysis with SQL
أمن السحابة | Cloud security
اختبار البرمجيات آليًا | Automated testing
2 | أنظمة، عقود
ماذا تغيّر في لائحة عقود العمل الموسمية؟ | What changed in the rules for seasonal contracts?
تلخيص مبسط لما يجب أن يتضمنه العقد الموسمي، وما يلزم توثيقه في المنصة قبل مباشرة العمل. | A plain summary of what a seasonal contract has to contain and what must be documented before work begins.
مدة العقد وساعات العمل اليومية | Duration and daily hours
بدلات السكن والنقل | Housing and transport allowances
إنهاء العقد وتصفية المستحقات | Ending the contract and settling dues
2 | أنظمة، حماية الأجور
برنامج حماية الأجور: أسئلة تصلنا من المنشآت | Wage protection: what employers ask us
جمعنا أكثر عشرة أسئلة تكرارًا عن رفع ملف الأجور ومواعيده، مع إجاباتها وروابطها الرسمية. | The ten questions we hear most about wage files and their dates, with answers and official links.
موعد الرفع الشهري | When a file is due each month
معالجة الفروق في الأجور | What to do about differences
حالات الإيقاف وكيف تُرفع | Suspensions, and how they are lifted
2 | خصوصية، أنظمة
حماية البيانات الشخصية في التوظيف: ما يلزم المنشأة | Personal data in hiring: what an employer owes
يشرح هذا الدليل متى تُحذف السير الذاتية، ومن يطّلع عليها، وكيف يُطلب الإذن من المتقدم. | When CVs are deleted, who may see them, and how an applicant is asked.
جمع ما يلزم فقط | Collect only what is needed
مدة حفظ معلنة | Say how long it is kept
حق المتقدم في الحذف | The right to be deleted
3 | نصائح، مقابلات
كيف تستعد لمقابلة العمل خلال يوم واحد؟ | How to prepare for an interview in one day
خطة من أربع خطوات لمن تلقى دعوة متأخرة: اعرف المنشأة، وراجع خبراتك، وجهّز أسئلتك، ونم مبكرًا. | A plan in four steps for a late invitation: know the company, review your work, prepare questions, sleep early.
ثلاثة أمثلة من عملك بأرقام | Three examples of your work, in figures
سؤالان تطرحهما أنت | Two questions of your own
جرّب الاتصال المرئي مسبقًا | Try the video call before
3 | نصائح، السيرة الذاتية
أخطاء في السيرة الذاتية تمنع وصولك إلى المقابلة | CV mistakes that keep you from the interview
سألنا 120 مسؤول توظيف عما يستبعدون بسببه السيرة من أول نظرة، وهذه أبرز إجاباتهم. | We asked 120 recruiters what makes them put a CV aside at first sight.
بيانات اتصال ناقصة | Missing contact details
مهام بلا نتائج | Tasks without results
ملف بصيغة لا تُفتح | A file that does not open
3 | نصائح، رواتب
التفاوض على الراتب دون أن تخسر العرض | Negotiating pay without losing the offer
متى تسأل عن الراتب، وكيف تذكر رقمًا تسنده بيانات السوق، وماذا تطلب إن كان السقف ثابتًا. | When to ask, how to name a figure that the market supports, and what to ask for where the limit is fixed.
اعرف نطاق الوظيفة قبل المقابلة | Know the range before
قدّم رقمًا واحدًا لا نطاقًا | Give one figure, not a range
البدلات والإجازات جزء من العرض | Allowances and leave are part of it
3 | حديثو التخرج
أول ثلاثة أشهر في الوظيفة الأولى | The first three months of a first job
ما يتوقعه منك مديرك في فترة التجربة، وكيف تعرف أنك على الطريق الصحيح قبل التقييم. | What your manager expects during probation, and how you know that you are on the way.
اسأل عن الأولويات أسبوعيًا | Ask about priorities every week
دوّن ما تعلمته | Write down what you learn
اطلب ملاحظات مبكرة | Ask for early feedback
4 | قصص نجاح، نساء
من خدمة العملاء إلى إدارة المنتجات: قصة نورة | From customer service to product management: Noura’s story
بدأت نورة العتيبي موظفة مركز اتصال في الدمام، وبعد أربع سنوات تقود فريق منتجات من سبعة أشخاص. | Noura Al-Otaibi began in a call centre in Dammam; four years on she leads a product team of seven.
دورتان قصيرتان غيّرتا المسار | Two short courses changed her path
مرشدة من داخل الشركة | A mentor inside the company
ترشيح داخلي ثم ترقية | An internal application, then a promotion
4 | قصص نجاح، منشآت صغيرة
مقهى في أبها وظّف فريقه كاملًا عبر ديوان | A café in Abha hired its whole team on Diwan
خلال ثلاثة أسابيع استقبل المقهى 212 طلبًا واختار تسعة موظفين من أبناء المنطقة. | Within three weeks it had 212 applications and chose nine people of the region.
أسئلة استبعاد وفّرت الوقت | Knock-out questions saved time
مقابلات جماعية في يوم واحد | Group interviews in a day
كل الموظفين أكملوا فترة التجربة | Everybody completed probation
4 | قصص نجاح، ذوو الإعاقة
مهندس كفيف يصمم اختبارات الوصول في شركة تقنية | A blind engineer designs accessibility tests
يحكي عبدالرحمن كيف ساعدته إعلانات توضح تهيئة بيئة العمل على اختيار الوظيفة المناسبة. | Abdulrahman tells how posts that say what a workplace offers helped him to choose.
قارئ شاشة في كل مراحل التقديم | A screen reader at every step
تهيئة مكتوبة في العرض | Adjustments written into the offer
فريق درّب نفسه قبل وصوله | A team that prepared itself
5 | فعاليات، الرياض
ديوان في معرض التوظيف بالرياض: جناح ب 14 | Diwan at the Riyadh career fair: stand B14
نلتقي الباحثين عن عمل والمنشآت أربعة أيام في واجهة الرياض، مع مراجعة مجانية للسير الذاتية. | Meet us for four days at the Riyadh Front, with CV reviews free of charge.
من الرابعة عصرًا إلى العاشرة مساءً | From 4 to 10 p.m.
مقابلات فورية مع 28 منشأة | On-the-spot interviews with 28 employers
الدخول بالتسجيل المسبق | Entry by registration
5 | فعاليات، جدة
ملتقى جدة للوظائف التقنية يفتح باب التسجيل | Registration opens for the Jeddah technology jobs forum
يجمع الملتقى مطوّرين وشركات ناشئة في يوم واحد من ورش العمل والمقابلات القصيرة. | Developers and start-ups meet for a day of workshops and short interviews.
عدد المقاعد محدود بـ600 | 600 seats
ورشة عن أمن التطبيقات | A workshop on application security
بث مباشر للجلسات الرئيسة | Main sessions are streamed
5 | فعاليات، ندوة
ندوة مباشرة: كيف تكتب المنشآت وصفًا وظيفيًا عادلًا | Live webinar: how employers write a fair job description
ندوة لمدة ساعة لمسؤولي الموارد البشرية عن اللغة المحايدة ومتطلبات يمكن قياسها. | An hour for HR about neutral language and requirements that can be measured.
أمثلة قبل وبعد | Examples before and after
قائمة مراجعة قابلة للطباعة | A checklist to print
الأسئلة مفتوحة للحضور | Open questions
6 | شراكات، تدريب
شراكة مع معاهد التدريب لتوثيق الشهادات رقميًا | A partnership with institutes to verify certificates digitally
تظهر شهادات المعاهد الشريكة موثقة في ملف الباحث عن عمل دون حاجة إلى رفع نسخ ورقية. | Certificates of partner institutes appear verified in a profile without a paper copy.
أحد عشر معهدًا في المرحلة الأولى | Eleven institutes to begin with
توثيق خلال دقائق | Verified within minutes
دون رسوم على المتقدم | Free for applicants
6 | شراكات، جامعات
اتفاقية مع ثلاث جامعات لتوظيف الخريجين | An agreement with three universities to place graduates
تتيح الاتفاقية للخريجين مسار تقديم سريعًا لدى 90 منشأة قبل ستة أشهر من التخرج. | Graduates get a fast track to 90 employers six months before they graduate.
ملف أكاديمي موثق | A verified academic record
أيام توظيف داخل الحرم الجامعي | Hiring days on campus
متابعة التوظيف بعد سنة | A follow-up after a year
6 | شراكات، غرف تجارية
تعاون مع غرفة الشرقية لدعم المنشآت الصغيرة | Working with the Eastern Province chamber for small businesses
تحصل المنشآت المنتسبة على خمسة إعلانات مجانية وجلسة إرشاد في التوظيف. | Member businesses get five posts free and a session of advice.
التسجيل عبر بوابة الغرفة | Sign up through the chamber
صالح حتى نهاية العام | Valid until the end of the year
للمنشآت دون 50 موظفًا | For businesses of fewer than 50 people
7 | للمنشآت، تحديث
إغلاق الإعلان صار يسأل عن المتقدمين المفتوحين | Closing a post now asks about open applicants
عند إغلاق إعلان تختار المنشأة ما يحدث للمتقدمين: إبقاء أو اعتذار أو نقل إلى إعلان آخر. | When a post is closed its employer decides what becomes of applicants: leave, decline or move them.
رسالة اعتذار بلغتين | A message in both languages
لا يبقى متقدم بلا رد | Nobody is left without an answer
تراجع خلال عشر ثوانٍ | Ten seconds to undo
7 | للمنشآت، مقابلات
جدولة المقابلات دون تبادل الرسائل | Scheduling interviews without messages back and forth
يرى المتقدم الأوقات المتاحة ويختار، ويصل ملف التقويم إلى الطرفين. | Applicants see free times and choose; both sides get a calendar file.
تنبيه قبل نصف ساعة | A reminder half an hour before
كشف تعارض المواعيد | Clashes are found
حتى ثلاثة محاورين | Up to three interviewers
7 | للمنشآت، توطين
تقرير التوطين في لوحة المنشأة | Saudisation reports in the employer’s dashboard
تعرض اللوحة نسبة التوطين في طلبات التوظيف بحسب المهنة لمساعدة المنشأة على التخطيط. | The dashboard shows the share of Saudi applicants and hires by profession, to help with planning.
تحديث يومي | Updated daily
تصدير إلى إكسل | Exports to Excel
لا يعرض بيانات شخصية | Without personal data
7 | للمنشآت، أمان
التحقق بخطوتين صار إلزاميًا لمديري المنشآت | Two-step verification is now required for company admins
ابتداءً من مطلع الشهر القادم يلزم كل مدير حساب تفعيل عامل تحقق ثانٍ قبل نشر الإعلانات. | From the first of next month each account admin needs a second factor before publishing.
تطبيق مصادقة أو مفتاح مرور | An authenticator app or a passkey
رموز احتياطية عند الفقدان | Backup codes if it is lost
دليل مصور للتفعيل | A guide with pictures
1 | سوق العمل، رمضان
ساعات العمل والتقديم خلال شهر رمضان | Working hours and applying in Ramadan
تُظهر بيانات الأعوام الماضية أن أفضل وقت للتقديم في رمضان بعد العصر وقبل التراويح. | Earlier years show that the best time to apply in Ramadan is late afternoon.
ست ساعات عمل يوميًا للصائمين | Six hours a day for those who fast
المقابلات المسائية متاحة | Evening interviews are possible
فرص موسمية في التجزئة | Seasonal jobs in retail
0 | تحديث، إمكانية الوصول
ديوان يستوفي معيار الوصول الرقمي WCAG 2.2 | Diwan meets the accessibility standard WCAG 2.2
راجعت جهة مستقلة واجهات البحث والتقديم، وصار استخدامها كاملًا بلوحة المفاتيح وقارئ الشاشة ممكنًا. | An independent review found that search and applying work entirely by keyboard and screen reader.
تباين لوني أعلى | Higher contrast
عناوين واضحة لكل حقل | Clear labels for every field
قناة لبلاغات الوصول | A way to report barriers`;

const pair = (line: string) => {
  const [ar = '', en = ''] = line.split(' | ');
  return both(ar, en);
};

export const articles: readonly Article[] = text
  .trim()
  .split(/\n(?=\d \| )/)
  .map((block) => {
    const [head = '', title = '', lead = '', ...points] = block.split('\n');
    const [category = '', tags = ''] = head.split(' | ');
    return {
      category: Number(category),
      tags: tags.split('، '),
      title: pair(title),
      lead: pair(lead),
      points: points.map(pair),
    };
  });
