import { bilingual, type FieldOfWork, occupations, skills } from './field-of-work.ts';

export const services: FieldOfWork[] = [
  {
    key: 'logistics',
    sections: 'CGH',
    education: 'diploma',
    occupations: occupations(`
أخصائي سلاسل إمداد | Supply Chain Specialist | 2421 | 8-15+
أخصائي مشتريات | Procurement Specialist | 3323 | 7-13+
أمين مستودع | Warehouse Keeper | 4321 | 4.5-7
مخلص جمركي | Customs Broker | 3331 | 6-10
مشغل رافعة شوكية | Forklift Operator | 8344 | 4-5.5
سائق شاحنة | Truck Driver | 8332 | 4.5-7
سائق توصيل | Delivery Driver | 8322 | 4-6
مشرف نقل | Transport Supervisor | 4323 | 6-9
مدير مستودعات | Warehouse Manager | 1324 | 11-18`),
    skills: skills(`
إدارة المخزون | Inventory management
إدارة المستودعات | Warehouse management
التخليص الجمركي | Customs clearance
إدارة الأسطول | Fleet management
تخطيط الطلب | Demand planning
المشتريات الاستراتيجية | Strategic sourcing
الشحن الدولي | International freight
شروط التجارة الدولية | Incoterms
قيادة الشاحنات الثقيلة | Heavy truck driving
قيادة الرافعة الشوكية | Forklift driving
تخطيط مسارات التوصيل | Route planning
* منصة فسح | Fasah platform
* ساب لإدارة المواد | SAP Materials Management
* منصة اعتماد | Etimad platform`),
    tasks: bilingual(`
استلام البضائع وفحصها وترتيبها في المستودع | receive goods, check them and store them
متابعة الشحنات حتى وصولها إلى العميل | follow shipments until they reach the customer
مقارنة عروض الموردين والتفاوض معهم | compare suppliers’ offers and negotiate with them
إجراء الجرد الدوري ومعالجة الفروقات | take stock regularly and settle differences
تخطيط مسارات التوصيل وخفض تكلفتها | plan delivery routes and cut their cost
إنهاء إجراءات الفسح الجمركي | complete customs clearance`),
    needs: bilingual(`
معرفة بأنظمة المستودعات والجرد | knowledge of warehouse and stock systems
رخصة قيادة مناسبة للعمل | a driving licence that fits the work
الدقة والالتزام بالمواعيد | accuracy and punctuality`),
  },
  {
    key: 'hospitality',
    sections: 'INR',
    education: 'high_school',
    occupations: occupations(`
موظف استقبال فندقي | Hotel Receptionist | 4224 | 4-6
مدير فندق | Hotel Manager | 1411 | 16-30
مدير مطعم | Restaurant Manager | 1412 | 8-14
رئيس طهاة | Head Chef | 3434 | 8-15
طباخ شرقي | Oriental Cook | 5120 | 4-6.5
باريستا | Barista | 5132 | 4-5.5
نادل مطعم | Waiter | 5131 | 4-5
مشرف تدبير فندقي | Housekeeping Supervisor | 5151 | 5-7.5
مرشد سياحي | Tour Guide | 5113 | 5-9
منظم فعاليات | Event Planner | 3332 | 6-11
مستشار سفر | Travel Consultant | 4221 | 5-8`),
    skills: skills(`
خدمة الضيوف | Guest service
إدارة الحجوزات | Reservations management
إعداد القهوة المختصة | Specialty coffee
الطبخ السعودي | Saudi cuisine
الطبخ الإيطالي | Italian cuisine
سلامة الغذاء | Food safety
نظام تحليل المخاطر الغذائية | HACCP
إعداد قوائم الطعام | Menu planning
التدبير الفندقي | Housekeeping
الإرشاد السياحي | Tour guiding
تنظيم المؤتمرات | Conference planning
خدمة ضيوف الرحمن | Serving pilgrims
* أوبرا | Opera PMS
* أماديوس | Amadeus`),
    tasks: bilingual(`
استقبال الضيوف وإنهاء إجراءاتهم بود وسرعة | welcome guests and complete their formalities kindly and fast
الإشراف على نظافة المرافق وجاهزيتها | see that the rooms and halls are clean and ready
إعداد الأطباق وفق الوصفات ومعايير السلامة | prepare dishes by the recipes and the safety standards
إدارة الحجوزات ومعالجة ملاحظات الضيوف | manage bookings and resolve guests’ remarks
تدريب الفريق وتنظيم جداول العمل | train the team and arrange the rota
مراقبة التكاليف والمخزون اليومي | watch costs and the daily stock`),
    needs: bilingual(`
بشاشة ولباقة في التعامل مع الضيوف | a friendly and courteous way with guests
شهادة صحية سارية | a valid health certificate
القدرة على العمل في المواسم والعطل | readiness to work in seasons and holidays`),
  },
  {
    key: 'retail',
    sections: 'GR',
    education: 'high_school',
    occupations: occupations(`
بائع تجزئة | Retail Sales Assistant | 5223 | 4-5.5
أمين صندوق | Cashier | 5230 | 4-5
مشرف معرض | Showroom Supervisor | 5222 | 5.5-9
مدير فرع تجزئة | Retail Store Manager | 1420 | 8-15
منسق بضائع | Visual Merchandiser | 3432 | 5-8`),
    skills: skills(`
البيع بالتجزئة | Retail selling
تشغيل نقاط البيع | Point-of-sale operation
عرض البضائع | Visual merchandising
إدارة المعارض | Store management
جرد البضائع | Stock counting
البيع الإضافي | Upselling
معالجة المرتجعات | Handling returns
تنظيم الأرفف | Shelf stocking
* فودكس | Foodics`),
    tasks: bilingual(`
استقبال العملاء ومساعدتهم على الاختيار | receive customers and help them choose
ترتيب البضائع ومتابعة المخزون على الأرفف | arrange goods and follow the stock on the shelves
إتمام عمليات البيع ومطابقة الصندوق يوميًا | complete sales and balance the till every day
تحقيق أهداف الفرع ومتابعة فريق البيع | reach the branch’s targets and lead the sales team
إجراء الجرد الدوري وطلب ما نقص | count the stock and order what is short
بناء قاعدة عملاء دائمين | build a base of regular customers`),
    needs: bilingual(`
لباقة في الحديث والإقناع | good manners and the gift of persuading
الاستعداد للعمل مساءً وفي نهاية الأسبوع | readiness for evenings and weekends
خبرة سابقة في البيع ميزة إضافية | earlier sales experience is an advantage`),
  },
  {
    key: 'land',
    sections: 'AE',
    education: 'diploma',
    occupations: occupations(`
مهندس زراعي | Agricultural Engineer | 2132 | 6-11+
فني زراعي | Agricultural Technician | 3142 | 4.5-7
منسق حدائق | Landscape Gardener | 6113 | 4-6
أخصائي نخيل وتمور | Date Palm Specialist | 2132 | 6-10+
مشرف مزرعة | Farm Supervisor | 6111 | 5-8`),
    skills: skills(`
أنظمة الري الحديثة | Modern irrigation
الزراعة المحمية | Greenhouse farming
وقاية النبات | Plant protection
رعاية النخيل | Date palm care
الصحة الحيوانية | Animal health
تنسيق الحدائق | Landscaping
تحليل التربة | Soil analysis
الزراعة المائية | Hydroponics
تربية الدواجن | Poultry farming
إدارة النفايات | Waste management`),
    tasks: bilingual(`
متابعة المحاصيل وبرامج الري والتسميد | follow crops, irrigation and fertilising
مكافحة الآفات بطرق آمنة | control pests by safe means
الإشراف على العمال وتوزيع المهام اليومية | supervise workers and share out the day’s tasks
تحليل التربة والمياه دوريًا ومعالجة نقصها | test soil and water regularly and make good what they lack
تسجيل الإنتاج ومتابعة جودته | record the yield and follow its quality
ترشيد استهلاك المياه | save water`),
    needs: bilingual(`
خبرة في البيئة الزراعية للمملكة | experience with farming in the Kingdom
الاستعداد للعمل الميداني | readiness to work in the field
معرفة بمعدات الري والزراعة | knowledge of irrigation and farm equipment`),
  },
];
