import { bilingual } from './field-of-work.ts';

/** What every trade can use. */
export const softSkills = bilingual(`
العمل الجماعي | Teamwork
القيادة | Leadership
إدارة الوقت | Time management
حل المشكلات | Problem solving
التفكير النقدي | Critical thinking
مهارات العرض | Presentation skills
المرونة والتكيف | Adaptability
العمل تحت الضغط | Working under pressure
الذكاء العاطفي | Emotional intelligence
اتخاذ القرار | Decision making
الاهتمام بالتفاصيل | Attention to detail
التخطيط والتنظيم | Planning and organising
تحمل المسؤولية | Taking responsibility
المبادرة | Taking initiative
التعلم المستمر | Continuous learning
بناء العلاقات | Relationship building
إدارة النزاعات | Conflict resolution
الإبداع والابتكار | Creativity and innovation
التفويض والمتابعة | Delegation
الإرشاد والتوجيه | Mentoring
إدارة التغيير | Change management
الاستماع الفعال | Active listening
الكتابة المهنية | Business writing
خدمة المجتمع والتطوع | Volunteering
الأمانة المهنية | Integrity`);

export const languageSkills = bilingual(`
اللغة العربية | Arabic
اللغة الإنجليزية | English
اللغة الفرنسية | French
اللغة الأردية | Urdu
اللغة الهندية | Hindi
اللغة التركية | Turkish
اللغة الصينية | Chinese
اللغة الألمانية | German
اللغة الإسبانية | Spanish
اللغة الفلبينية | Filipino
اللغة البنغالية | Bengali
اللغة الإندونيسية | Indonesian
اللغة الكورية | Korean
اللغة اليابانية | Japanese
اللغة الروسية | Russian
لغة الإشارة السعودية | Saudi Sign Language`);

export const officeTools = bilingual(`
مايكروسوفت تيمز | Microsoft Teams
زووم | Zoom
جوجل وركسبيس | Google Workspace
نوشن | Notion
تريلو | Trello
أسانا | Asana
سلاك | Slack
ون درايف | OneDrive
شير بوينت | SharePoint
مايكروسوفت أكسس | Microsoft Access
أودو | Odoo
ساب | SAP ERP
مايكروسوفت داينمكس | Microsoft Dynamics 365
أبشر أعمال | Absher Business
منصة بلدي | Balady platform
ناجز | Najiz`);

/** Suggested by people, waiting for staff; some lack English. */
export const suggestedSkills = [
  { ar: 'هندسة الأوامر للذكاء الاصطناعي', en: 'Prompt engineering' },
  { ar: 'صيانة السيارات الكهربائية' },
  { ar: 'إدارة المتاجر الإلكترونية', en: 'Online store management' },
  { ar: 'تصوير بالطائرات المسيّرة' },
  { ar: 'خياطة الثياب والبشوت' },
  { ar: 'تشغيل الطابعات ثلاثية الأبعاد', en: '3D printing' },
  { ar: 'التدوين الصوتي', en: 'Podcasting' },
];

/** Suggested by people, and not taken. */
export const rejectedSkills = [
  { name: { ar: 'شغل الإكسل', en: 'Excel work' }, stateReason: 'duplicate', stateNote: null },
  { name: { ar: 'خبرة عامة' }, stateReason: 'unclear', stateNote: null },
  { name: { ar: 'سيارة خاصة', en: 'Own car' }, stateReason: 'notATerm', stateNote: null },
  { name: { ar: 'التملّق للمدير' }, stateReason: 'offensive', stateNote: null },
  {
    name: { ar: 'نظام شركتنا الداخلي' },
    stateReason: 'other',
    stateNote: 'نظام خاص بشركة واحدة، ولا يعرفه أحد خارجها.',
  },
] as const;

/** Knowledge that is at home in several trades. */
export const sharedSkills = bilingual(`
إدارة الجودة الشاملة | Total quality management
سيكس سيجما | Six Sigma
التخطيط الاستراتيجي | Strategic planning
مؤشرات الأداء | Performance indicators
كتابة التقارير | Report writing
البحث العلمي | Scientific research
إدارة الميزانيات | Budget management
دراسات الجدوى | Feasibility studies
إدارة الموردين | Vendor management
أتمتة العمليات | Process automation
تحسين العمليات | Process improvement
إدارة المعرفة | Knowledge management
استمرارية الأعمال | Business continuity
الحوكمة المؤسسية | Corporate governance
حماية البيانات الشخصية | Personal data protection
المسؤولية الاجتماعية | Social responsibility
الاستدامة | Sustainability
كفاءة الطاقة | Energy efficiency
التجارة الإلكترونية | E-commerce
المدفوعات الرقمية | Digital payments
التقنية المالية | Fintech
سلسلة الكتل | Blockchain
إنترنت الأشياء | Internet of things
الذكاء الاصطناعي التوليدي | Generative AI
نظم المعلومات الجغرافية | Geographic information systems
الطباعة الرقمية | Digital printing
إدارة المرافق | Facility management
إدارة المحتوى | Content management
إدارة المجتمعات الرقمية | Community management
التعليق الصوتي | Voice-over
التصوير الجوي | Aerial photography
إدارة الحشود | Crowd management
خدمات الحج والعمرة | Hajj and Umrah services
بروتوكول وإتيكيت | Protocol and etiquette
الضيافة السعودية | Saudi hospitality
إعداد العطاءات الحكومية | Government tenders
التحكيم التجاري | Commercial arbitration
حقوق الملكية الفكرية | Intellectual property
التدقيق الشرعي | Sharia audit
إدارة الأوقاف | Endowment management
العمل مع القطاع غير الربحي | Non-profit work
جمع التبرعات | Fundraising
الإسكان التنموي | Developmental housing
الصحة النفسية في العمل | Mental health at work
تنمية المواهب القيادية | Leadership development
تصميم العروض التعليمية | Instructional design
تجربة العميل | Customer experience
تجربة الموظف | Employee experience
إدارة العلامة التجارية | Brand management
تسعير المنتجات | Product pricing
إدارة المنتجات | Product management
تحليل المنافسين | Competitor analysis
قراءة البيانات المالية | Reading financial data`);
