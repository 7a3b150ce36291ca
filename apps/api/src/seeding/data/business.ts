import { bilingual, type FieldOfWork, occupations, skills } from './field-of-work.ts';

export const business: FieldOfWork[] = [
  {
    key: 'accounting',
    sections: 'CFGKMN',
    education: 'bachelor',
    occupations: occupations(`
محاسب | Accountant | 2411 | 6-11+
مدقق داخلي | Internal Auditor | 2411 | 9-16+
محلل مالي | Financial Analyst | 2413 | 10-17+
محاسب تكاليف | Cost Accountant | 2411 | 7-13+
محاسب ضرائب وزكاة | Tax and Zakat Accountant | 2411 | 8-15+
مدير مالي | Finance Manager | 1211 | 18-35
كاتب حسابات | Accounts Clerk | 4311 | 4-6`),
    skills: skills(`
إعداد القوائم المالية | Financial statements
المعايير الدولية للتقارير المالية | IFRS
ضريبة القيمة المضافة | Value added tax
احتساب الزكاة | Zakat calculation
التسويات البنكية | Bank reconciliation
الحسابات الدائنة | Accounts payable
الحسابات المدينة | Accounts receivable
إعداد الموازنات | Budgeting
التدقيق الداخلي | Internal auditing
محاسبة التكاليف | Cost accounting
التحليل المالي | Financial analysis
الفوترة الإلكترونية | E-invoicing
إقفال الحسابات الشهرية | Month-end closing
الرواتب والأجور | Payroll
* أوراكل المالية | Oracle Financials
* قيود | Qoyod`),
    tasks: bilingual(`
تسجيل القيود اليومية ومراجعة المستندات المؤيدة لها | record daily entries and review their supporting documents
إعداد التسويات البنكية وإقفال الحسابات نهاية كل شهر | prepare bank reconciliations and close the books every month
إعداد الإقرارات الضريبية والزكوية في مواعيدها | prepare tax and zakat returns on time
متابعة أعمار الديون مع العملاء والموردين | follow up ageing balances with customers and suppliers
إعداد التقارير المالية الشهرية للإدارة | prepare monthly financial reports for management
المشاركة في إعداد الموازنة ومقارنة الفعلي بالمخطط | help prepare the budget and compare actuals with the plan`),
    needs: bilingual(`
إتقان برنامج إكسل وأحد الأنظمة المحاسبية | a good command of Excel and an accounting system
معرفة بأنظمة هيئة الزكاة والضريبة والجمارك | knowledge of the regulations of the Zakat, Tax and Customs Authority
الدقة والقدرة على العمل وفق مواعيد محددة | accuracy and the ability to work to deadlines`),
  },
  {
    key: 'banking',
    sections: 'K',
    education: 'bachelor',
    occupations: occupations(`
مسؤول علاقات عملاء مصرفية | Bank Relationship Officer | 2412 | 9-16+
محلل ائتمان | Credit Analyst | 3312 | 8-15+
أمين صندوق بنكي | Bank Teller | 4211 | 5-7
مسؤول مكافحة غسل الأموال | AML Officer | 2619 | 10-18+
أخصائي تأمين | Insurance Specialist | 3321 | 6-11+
مدير فرع بنك | Bank Branch Manager | 1346 | 18-30`),
    skills: skills(`
التحليل الائتماني | Credit analysis
التمويل الإسلامي | Islamic finance
تمويل الأفراد | Retail lending
تمويل المنشآت الصغيرة | SME lending
مكافحة غسل الأموال | Anti-money laundering
اعرف عميلك | Know your customer
إدارة المخاطر | Risk management
الامتثال التنظيمي | Regulatory compliance
إدارة الثروات | Wealth management
عمليات الخزينة | Treasury operations
الاكتتاب التأميني | Insurance underwriting
تسوية المطالبات | Claims settlement
التمويل العقاري | Mortgage finance
* بلومبرغ | Bloomberg Terminal`),
    tasks: bilingual(`
دراسة طلبات التمويل وتقدير الملاءة الائتمانية | study finance applications and assess creditworthiness
بناء علاقات طويلة مع عملاء الفرع ومتابعة احتياجاتهم | build lasting relations with the branch’s customers and follow their needs
التحقق من بيانات العملاء وفق متطلبات البنك المركزي السعودي | verify customer data as the Saudi Central Bank requires
رصد العمليات غير المعتادة ورفع تقارير عنها | watch for unusual transactions and report them
شرح المنتجات المصرفية المتوافقة مع الشريعة | explain Sharia-compliant banking products
تحقيق المستهدفات البيعية مع الالتزام بالسياسات | reach sales targets within the policies`),
    needs: bilingual(`
شهادة مهنية من الأكاديمية المالية ميزة إضافية | a certificate of the Financial Academy is an advantage
معرفة بأنظمة البنك المركزي السعودي | knowledge of the rules of the Saudi Central Bank
مهارات تواصل عالية مع العملاء | strong communication with customers`),
  },
  {
    key: 'people',
    sections: 'CFGIMNQ',
    education: 'bachelor',
    occupations: occupations(`
أخصائي موارد بشرية | Human Resources Specialist | 2423 | 7-12+
أخصائي توظيف | Recruitment Specialist | 2423 | 6-11+
أخصائي تدريب وتطوير | Training and Development Specialist | 2424 | 8-14+
أخصائي رواتب وتعويضات | Compensation and Benefits Specialist | 2423 | 8-14+
مدير موارد بشرية | Human Resources Manager | 1212 | 16-30
كاتب شؤون موظفين | Personnel Clerk | 4416 | 4-6`),
    skills: skills(`
استقطاب المواهب | Talent acquisition
نظام العمل السعودي | Saudi labour law
تقييم الأداء | Performance appraisal
تصميم البرامج التدريبية | Training design
الهياكل التنظيمية | Organisation design
المقابلات المبنية على الجدارات | Competency-based interviewing
إدارة التعويضات والمزايا | Compensation and benefits
علاقات الموظفين | Employee relations
التوطين ونطاقات | Saudization and Nitaqat
تخطيط القوى العاملة | Workforce planning
* منصة قوى | Qiwa platform
* مدد | Mudad
* ساب ساكسس فاكتورز | SAP SuccessFactors
* منصة مقيم | Muqeem platform`),
    tasks: bilingual(`
استقطاب المرشحين وإجراء المقابلات الأولية | source candidates and hold first interviews
إعداد عقود العمل وتوثيقها في منصة قوى | prepare employment contracts and register them in Qiwa
متابعة الحضور والإجازات وإعداد مسير الرواتب | follow attendance and leave and prepare the payroll
إعداد خطط التدريب السنوية وقياس أثرها | prepare yearly training plans and measure their effect
متابعة نسب التوطين ومتطلبات وزارة الموارد البشرية | follow Saudization rates and the ministry’s requirements
الرد على استفسارات الموظفين ومعالجة شكاواهم | answer employees’ questions and handle their complaints`),
    needs: bilingual(`
إلمام بنظام العمل السعودي ولوائحه | knowledge of the Saudi labour law and its regulations
شهادة مهنية في الموارد البشرية ميزة إضافية | a professional HR certificate is an advantage
السرية والقدرة على التعامل مع مختلف الناس | discretion and the ability to deal with all kinds of people`),
  },
  {
    key: 'sales',
    sections: 'CGJKLR',
    education: 'diploma',
    occupations: occupations(`
مندوب مبيعات | Sales Representative | 3322 | 4.5-9
مسؤول مبيعات | Sales Executive | 3322 | 6-11+
مدير حسابات رئيسية | Key Account Manager | 2434 | 12-20
مندوب مبيعات طبية | Medical Sales Representative | 2433 | 8-14+
أخصائي تطوير أعمال | Business Development Specialist | 2431 | 9-17+
مدير مبيعات | Sales Manager | 1221 | 15-28
مسؤول خدمة عملاء | Customer Service Officer | 4222 | 4.5-7.5`),
    skills: skills(`
التفاوض | Negotiation
إغلاق الصفقات | Closing deals
المبيعات بين المنشآت | B2B sales
التنبؤ بالمبيعات | Sales forecasting
إدارة الحسابات الرئيسية | Key account management
إعداد العروض والمناقصات | Proposals and tenders
خدمة العملاء | Customer service
معالجة الشكاوى | Complaint handling
البيع الهاتفي | Telesales
دراسة السوق | Market research
العروض التقديمية للعملاء | Client presentations
تحصيل المستحقات | Collections
* سيلز فورس | Salesforce
* زوهو | Zoho CRM
* هب سبوت | HubSpot`),
    tasks: bilingual(`
البحث عن عملاء جدد وفتح أسواق في المنطقة | find new customers and open markets in the region
زيارة العملاء الحاليين ومتابعة طلباتهم حتى التسليم | visit current customers and follow their orders to delivery
إعداد عروض الأسعار والتفاوض على الشروط | prepare quotations and negotiate terms
تحقيق الهدف البيعي الشهري ورفع تقارير أسبوعية | reach the monthly sales target and report weekly
تسجيل الفرص والمتابعات في نظام إدارة العملاء | record leads and follow-ups in the CRM
الرد على استفسارات العملاء ومعالجة ملاحظاتهم | answer customers’ questions and resolve their remarks`),
    needs: bilingual(`
رخصة قيادة سارية | a valid driving licence
خبرة في السوق السعودي | experience in the Saudi market
شخصية مبادرة ومهارة في الإقناع | initiative and the skill to persuade`),
  },
  {
    key: 'marketing',
    sections: 'GIJMR',
    education: 'bachelor',
    occupations: occupations(`
أخصائي تسويق | Marketing Specialist | 2431 | 7-13+
أخصائي تسويق رقمي | Digital Marketing Specialist | 2431 | 8-14+
مدير منصات التواصل الاجتماعي | Social Media Manager | 2431 | 9-15
أخصائي علاقات عامة | Public Relations Specialist | 2432 | 8-15+
مصمم جرافيك | Graphic Designer | 2166 | 6-11+
كاتب محتوى | Content Writer | 2641 | 6-10+
مدير تسويق | Marketing Manager | 1221 | 16-30`),
    skills: skills(`
التسويق الرقمي | Digital marketing
تحسين محركات البحث | Search engine optimisation
إدارة الحملات الإعلانية | Campaign management
كتابة المحتوى العربي | Arabic copywriting
إدارة الهوية البصرية | Brand identity
التصميم الجرافيكي | Graphic design
تحرير الفيديو | Video editing
التصوير الفوتوغرافي | Photography
تحليل سلوك المستهلك | Consumer insights
إدارة الفعاليات | Event management
العلاقات الإعلامية | Media relations
التسويق بالبريد الإلكتروني | Email marketing
* إعلانات جوجل | Google Ads
* تحليلات جوجل | Google Analytics
* أدوبي فوتوشوب | Adobe Photoshop
* أدوبي إليستريتور | Adobe Illustrator
* أدوبي بريمير | Adobe Premiere
* كانفا | Canva`),
    tasks: bilingual(`
إعداد خطة المحتوى الشهرية وتنفيذها على المنصات | plan the month’s content and publish it on the platforms
إدارة الحملات الإعلانية المدفوعة وتحليل نتائجها | run paid campaigns and analyse their results
تصميم المواد التسويقية بما يتفق مع الهوية | design marketing material that fits the brand
متابعة تفاعل الجمهور والرد عليه | follow the audience’s reactions and answer them
تنظيم مشاركة المنشأة في المعارض والفعاليات | organise the company’s part in fairs and events
إعداد تقارير الأداء واقتراح التحسينات | report on performance and suggest improvements`),
    needs: bilingual(`
معرض أعمال سابق يوضح الخبرة | a portfolio that shows experience
إتقان العربية كتابة وتحريرًا | excellent written Arabic
متابعة للاتجاهات الحديثة في التسويق | an eye for current trends in marketing`),
  },
  {
    key: 'office',
    sections: 'FLMNOPS',
    education: 'diploma',
    occupations: occupations(`
سكرتير تنفيذي | Executive Secretary | 3343 | 6-10+
مساعد إداري | Administrative Assistant | 4110 | 4.5-7
موظف استقبال | Receptionist | 4226 | 4-6
مدخل بيانات | Data Entry Clerk | 4132 | 4-5.5
مدير مكتب | Office Manager | 3341 | 8-14
منسق مشاريع | Project Coordinator | 2421 | 7-12+
مدير مشاريع | Project Manager | 2421 | 15-27`),
    skills: skills(`
إدارة المواعيد | Calendar management
إعداد المراسلات الرسمية | Official correspondence
أرشفة الوثائق | Document archiving
محاضر الاجتماعات | Minutes of meetings
إدارة المشاريع | Project management
إدارة العقود | Contract management
الصياغة القانونية | Legal drafting
الترجمة التحريرية | Written translation
الترجمة الفورية | Interpreting
الأنظمة التجارية السعودية | Saudi commercial law
سرعة الطباعة | Fast typing
تنسيق السفر | Travel arrangements
* مايكروسوفت إكسل | Microsoft Excel
* مايكروسوفت وورد | Microsoft Word
* مايكروسوفت باوربوينت | Microsoft PowerPoint
* مايكروسوفت بروجكت | Microsoft Project
* أوتلوك | Microsoft Outlook`),
    tasks: bilingual(`
تنظيم المواعيد والاجتماعات وإعداد محاضرها | organise appointments and meetings and write their minutes
إعداد المراسلات الرسمية وحفظها إلكترونيًا | write official letters and file them electronically
استقبال المراجعين وتوجيههم إلى الإدارة المعنية | receive visitors and direct them to the right department
متابعة المعاملات حتى إنجازها | follow transactions until they are completed
إعداد التقارير الدورية ومتابعة الجدول الزمني | prepare regular reports and follow the schedule
التنسيق بين الإدارات والجهات الخارجية | coordinate departments and outside parties`),
    needs: bilingual(`
إتقان برامج مايكروسوفت أوفيس | a good command of Microsoft Office
إجادة اللغة الإنجليزية تحدثًا وكتابة | good spoken and written English
التنظيم والقدرة على ترتيب الأولويات | good organisation and a sense of priorities`),
  },
];
