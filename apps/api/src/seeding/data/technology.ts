import { bilingual, type FieldOfWork, occupations, skills } from './field-of-work.ts';

export const technology: FieldOfWork[] = [
  {
    key: 'software',
    sections: 'JKM',
    education: 'bachelor',
    occupations: occupations(`
مطور برمجيات | Software Developer | 2512 | 10-20+
مطور واجهات أمامية | Front-End Developer | 2513 | 9-18+
مطور واجهات خلفية | Back-End Developer | 2512 | 10-20+
مطور تطبيقات جوال | Mobile Application Developer | 2512 | 10-19+
مهندس ضمان جودة برمجيات | Software Quality Assurance Engineer | 2519 | 9-16+
مصمم تجربة مستخدم | User Experience Designer | 2513 | 9-17+
محلل نظم | Systems Analyst | 2511 | 10-18+
مدير تقنية المعلومات | IT Manager | 1330 | 20-38`),
    skills: skills(`
جافا سكريبت | JavaScript
تايب سكريبت | TypeScript
بايثون | Python
جافا | Java
سي شارب | C#
رياكت | React
أنجولار | Angular
نود | Node.js
فلاتر | Flutter
سويفت | Swift
كوتلن | Kotlin
واجهات برمجة التطبيقات | REST APIs
اختبار البرمجيات الآلي | Test automation
تصميم واجهات المستخدم | User interface design
بحوث المستخدم | User research
الأنماط التصميمية | Design patterns
المنهجيات الرشيقة | Agile methods
* جيت | Git
* دوكر | Docker
* كوبرنيتيس | Kubernetes
* فيجما | Figma
* جيرا | Jira`),
    tasks: bilingual(`
تطوير خدمات المنصة وكتابة اختباراتها الآلية | develop the platform’s services and write their automated tests
مراجعة الشيفرة مع الفريق ورفع جودتها | review code with the team and raise its quality
تحليل متطلبات المستخدمين وتحويلها إلى حلول | analyse what users need and turn it into solutions
تحسين الأداء ومعالجة الأعطال في بيئة الإنتاج | improve performance and fix faults in production
تصميم الواجهات بالعربية والإنجليزية وفق معايير الوصول | design interfaces in Arabic and English that everyone can use
توثيق الأعمال والمشاركة في تخطيط الإصدارات | document the work and take part in planning releases`),
    needs: bilingual(`
خبرة عملية في مشاريع حقيقية يمكن عرضها | practical experience with real projects to show
فهم جيد لهياكل البيانات وقواعد البيانات | a good grasp of data structures and databases
رغبة في التعلم والعمل ضمن فريق | the wish to learn and to work in a team`),
  },
  {
    key: 'data',
    sections: 'JKMO',
    education: 'bachelor',
    occupations: occupations(`
محلل بيانات | Data Analyst | 2511 | 9-16+
عالم بيانات | Data Scientist | 2511 | 13-24+
مهندس بيانات | Data Engineer | 2511 | 12-22+
مدير قواعد بيانات | Database Administrator | 2521 | 11-19+
مطور ذكاء أعمال | Business Intelligence Developer | 2511 | 10-18+
محلل أعمال | Business Analyst | 2421 | 10-18+`),
    skills: skills(`
تحليل البيانات | Data analysis
التعلم الآلي | Machine learning
الإحصاء التطبيقي | Applied statistics
لغة الاستعلامات | SQL
نمذجة البيانات | Data modelling
حوكمة البيانات | Data governance
مستودعات البيانات | Data warehousing
معالجة اللغة العربية | Arabic language processing
تصوير البيانات | Data visualisation
تحليل متطلبات الأعمال | Business requirements analysis
* باور بي آي | Power BI
* تابلو | Tableau
* أباتشي سبارك | Apache Spark
* بوستجري إس كيو إل | PostgreSQL
* أوراكل | Oracle Database`),
    tasks: bilingual(`
بناء لوحات المؤشرات التي تعتمد عليها الإدارة | build the dashboards that management relies on
جمع البيانات من مصادرها وتنظيفها والتحقق من جودتها | collect data from its sources, clean it and check its quality
تطوير نماذج تنبؤية وقياس دقتها | develop predictive models and measure their accuracy
تصميم مسارات نقل البيانات ومراقبتها | design data pipelines and watch over them
تطبيق سياسات حوكمة البيانات وحمايتها | apply data governance and protection policies
شرح النتائج لغير المختصين بلغة واضحة | explain results clearly to people of other trades`),
    needs: bilingual(`
إتقان لغة الاستعلامات وأداة تصوير واحدة على الأقل | mastery of SQL and at least one visualisation tool
أساس متين في الإحصاء | a solid base in statistics
معرفة بنظام حماية البيانات الشخصية | knowledge of the Personal Data Protection Law`),
  },
  {
    key: 'infrastructure',
    sections: 'DJKOQ',
    education: 'bachelor',
    occupations: occupations(`
مهندس شبكات | Network Engineer | 2523 | 9-17+
أخصائي أمن سيبراني | Cybersecurity Specialist | 2529 | 12-22+
مهندس سحابة | Cloud Engineer | 2522 | 12-22+
مدير أنظمة | Systems Administrator | 2522 | 9-16+
فني دعم تقني | IT Support Technician | 3512 | 5-8
فني شبكات | Network Technician | 3513 | 5-8.5
مهندس اتصالات | Telecommunications Engineer | 2153 | 9-17+`),
    skills: skills(`
إدارة الشبكات | Network administration
أمن المعلومات | Information security
اختبار الاختراق | Penetration testing
الاستجابة للحوادث السيبرانية | Incident response
الحوسبة السحابية | Cloud computing
إدارة الخوادم | Server administration
الدعم الفني للمستخدمين | User support
النسخ الاحتياطي والاستعادة | Backup and recovery
شبكات الألياف البصرية | Fibre-optic networks
الضوابط الأساسية للأمن السيبراني | Essential cybersecurity controls
* لينكس | Linux
* ويندوز سيرفر | Windows Server
* سيسكو | Cisco IOS
* فورتينت | Fortinet
* في إم وير | VMware
* مايكروسوفت أزور | Microsoft Azure
* أمازون ويب سيرفيسز | Amazon Web Services`),
    tasks: bilingual(`
تشغيل الشبكة ومراقبتها ومعالجة أعطالها | run and watch the network and repair its faults
تطبيق ضوابط الهيئة الوطنية للأمن السيبراني | apply the controls of the National Cybersecurity Authority
إدارة الخوادم والنسخ الاحتياطي واختبار الاستعادة | administer servers and backups and test recovery
تقديم الدعم الفني للمستخدمين في مواعيد محددة | support users within agreed times
نقل الأنظمة إلى السحابة وضبط تكاليفها | move systems to the cloud and keep their cost in hand
توثيق البنية التحتية وإجراءات التشغيل | document the infrastructure and its procedures`),
    needs: bilingual(`
شهادة مهنية في المجال مثل CCNA أو ما يعادلها | a professional certificate such as CCNA or its equal
الاستعداد للعمل ضمن نظام المناوبات | readiness to be on call
القدرة على حل المشكلات تحت الضغط | the ability to solve problems under pressure`),
  },
];
