import type { Slider } from '@diwan/api-contract/resources/sliders';
import type { LocalizedText } from '@diwan/api-contract/values/text/localized-text';

/** What a slider of the demo says and leads to. */
export interface Banner {
  placement: Slider['placement'];
  link: Slider['linkType'];
  audience: Slider['audience'];
  title: Required<LocalizedText>;
  subtitle: Required<LocalizedText>;
  button: Required<LocalizedText>;
}

/** Placement, link and audience; then title, subtitle and button, each in Arabic and English. */
const text = `
home_top | job | everyone | وظيفتك القادمة أقرب مما تظن | Your next job is closer than you think | آلاف الفرص في كل مناطق المملكة | Thousands of openings across the Kingdom | ابحث الآن | Search now
home_top | event | seekers | لقاء مهني يجمعك بأصحاب العمل | Meet employers face to face | سجّل حضورك قبل اكتمال المقاعد | Register before the seats are gone | سجّل | Register
home_top | url | employers | أعلن عن وظيفتك خلال دقائق | Post your job within minutes | وصول إلى 20 ألف باحث عن عمل | Reach 20,000 job seekers | ابدأ | Begin
home_top | news | everyone | دليل الرواتب السنوي صدر | The yearly pay guide is out | تعرف على متوسط راتب مهنتك | What your profession earns on average | اقرأ الدليل | Read it
home_middle | product | everyone | خدمات مهنية من مزودين موثوقين | Services by providers you can trust | سيرة ذاتية، تدريب، استشارات | CVs, training, advice | تصفح الخدمات | See the services
home_middle | news | seekers | كيف تستعد لمقابلة العمل؟ | How to prepare for an interview | أربع خطوات في يوم واحد | Four steps in a day | اقرأ | Read
home_middle | job | seekers | فرص لحديثي التخرج | Openings for graduates | لا تُشترط خبرة سابقة | No experience needed | قدّم | Apply
home_middle | none | everyone | عيدكم مبارك | Eid Mubarak | فريق ديوان يتمنى لكم عيدًا سعيدًا | Warm wishes from the Diwan team | شكرًا | Thank you
employers | url | employers | اختبر المتقدمين قبل المقابلة | Test applicants before the interview | اختبارات جاهزة بالعربية والإنجليزية | Ready exams in Arabic and English | جرّب | Try it
employers | news | employers | برنامج حماية الأجور: إجابات واضحة | Wage protection: clear answers | ما يلزم منشأتك هذا الشهر | What is due this month | اقرأ | Read
employers | event | employers | ندوة للموارد البشرية | A webinar for HR | الوصف الوظيفي العادل في ساعة | Fair job descriptions in an hour | سجّل | Register
employers | url | employers | مقابلات بلا رسائل متبادلة | Interviews without emails back and forth | المتقدم يختار الوقت المناسب | Applicants choose the time | اعرف أكثر | Learn more
providers | url | providers | وسّع دائرة عملائك | Reach more clients | اعرض خدماتك لآلاف المنشآت | Offer your services to thousands of businesses | انضم | Join
providers | product | providers | خدمات مميزة هذا الأسبوع | Featured services this week | اختارها فريق ديوان | Chosen by the Diwan team | تصفح | Browse
providers | none | providers | مواعيد صرف المستحقات | When payouts are made | كل أحد وأربعاء | Every Sunday and Wednesday | حسنًا | All right
providers | news | providers | شهادات موثقة رقميًا | Certificates, verified | أضفها إلى ملفك مجانًا | Add them to your profile for free | أضف | Add
app_home | job | seekers | وظائف قريبة منك | Jobs near you | بحسب مدينتك وخبرتك | By city and experience | شاهد | See
app_home | url | everyone | سجّل الدخول بالبصمة | Sign in by fingerprint | أسرع وأكثر أمانًا | Faster and safer | فعّل | Turn on
app_home | event | seekers | معرض التوظيف على بُعد أيام | The career fair is days away | خطط لزيارتك من التطبيق | Plan your visit in the app | التفاصيل | Details
app_home | news | everyone | خمس مهارات مطلوبة هذا العام | Five skills in demand this year | طوّر ملفك بما يبحثون عنه | Add what employers look for | اقرأ | Read
home_top | product | everyone | راجع سيرتك مع خبير | Have your CV reviewed | خصم 20% حتى نهاية الشهر | 20% off until the end of the month | احجز | Book
home_middle | url | seekers | قيّم رضاك عن التقديم | Tell us how applying went | استبيان من ثلاث دقائق | A survey of three minutes | شارك | Take part
employers | job | employers | ضع إعلانك في الصدارة | Put your post on top | ظهور أعلى لسبعة أيام | More visible for seven days | ميّز إعلانك | Feature it
app_home | none | everyone | رمضان كريم | Ramadan Kareem | تُحدَّث ساعات خدمة العملاء يوميًا | Support hours are updated daily | شكرًا | Thank you`;

const both = (ar = '', en = '') => ({ ar, en });

export const banners: readonly Banner[] = text
  .trim()
  .split('\n')
  .map((line) => {
    const [placement, link, audience, ...words] = line.split(' | ');
    return {
      placement: placement as Banner['placement'],
      link: link as Banner['link'],
      audience: audience as Banner['audience'],
      title: both(words[0], words[1]),
      subtitle: both(words[2], words[3]),
      button: both(words[4], words[5]),
    };
  });
