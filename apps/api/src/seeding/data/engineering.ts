import { bilingual, type FieldOfWork, occupations, skills } from './field-of-work.ts';

export const engineering: FieldOfWork[] = [
  {
    key: 'construction',
    sections: 'FL',
    education: 'bachelor',
    occupations: occupations(`
مهندس مدني | Civil Engineer | 2142 | 8-15+
مهندس معماري | Architect | 2161 | 8-15+
مهندس مساحة | Survey Engineer | 2165 | 7-13+
مهندس حساب كميات | Quantity Surveyor | 3112 | 8-15+
مهندس تخطيط مشاريع | Project Planning Engineer | 2142 | 9-17+
مصمم داخلي | Interior Designer | 3432 | 7-12+
مراقب بناء | Construction Supervisor | 3123 | 6-10
مدير مشروع إنشائي | Construction Project Manager | 1323 | 18-32
رسام معماري | Architectural Draughtsperson | 3118 | 5-8`),
    skills: skills(`
قراءة المخططات | Reading drawings
التصميم الإنشائي | Structural design
كود البناء السعودي | Saudi Building Code
حصر الكميات | Quantity take-off
إدارة المواقع | Site management
الخرسانة المسلحة | Reinforced concrete
المساحة الأرضية | Land surveying
التصميم المعماري | Architectural design
التصميم الداخلي | Interior design
إدارة المطالبات | Claims management
* أوتوكاد | AutoCAD
* ريفيت | Revit
* بريمافيرا | Primavera P6
* إيتابس | ETABS
* سكتش أب | SketchUp
* ثري دي ماكس | 3ds Max`),
    tasks: bilingual(`
الإشراف على تنفيذ الأعمال في الموقع ومطابقتها للمخططات | supervise the works on site and check them against the drawings
إعداد المخططات التنفيذية وحصر الكميات | prepare shop drawings and take off quantities
متابعة البرنامج الزمني ومعالجة أسباب التأخير | follow the schedule and deal with the causes of delay
التنسيق مع الاستشاري والمالك والجهات الرسمية | coordinate with the consultant, the owner and the authorities
فحص المواد واعتماد الأعمال المنجزة | inspect materials and approve finished works
إعداد المستخلصات الشهرية والتقارير | prepare monthly invoices and reports`),
    needs: bilingual(`
عضوية الهيئة السعودية للمهندسين | membership of the Saudi Council of Engineers
خبرة في مشاريع مماثلة داخل المملكة | experience with similar projects in the Kingdom
إجادة برامج التصميم الهندسي | a good command of engineering software`),
  },
  {
    key: 'industry',
    sections: 'BCDE',
    education: 'bachelor',
    occupations: occupations(`
مهندس ميكانيكي | Mechanical Engineer | 2144 | 8-16+
مهندس كهربائي | Electrical Engineer | 2151 | 8-16+
مهندس كيميائي | Chemical Engineer | 2145 | 9-18+
مهندس بترول | Petroleum Engineer | 2146 | 14-28+
مهندس صناعي | Industrial Engineer | 2141 | 8-15+
مهندس جودة | Quality Engineer | 2149 | 8-14+
مهندس بيئة | Environmental Engineer | 2143 | 8-15+
مشرف إنتاج | Production Supervisor | 3122 | 7-12
مشغل محطة تكرير | Refinery Operator | 3134 | 7-12
مشغل محطة توليد | Power Plant Operator | 3131 | 6-11
مدير مصنع | Plant Manager | 1321 | 20-38`),
    skills: skills(`
صيانة المعدات الدوارة | Rotating equipment
أنظمة التكييف والتبريد | HVAC systems
توزيع الطاقة الكهربائية | Power distribution
التحكم المنطقي المبرمج | Programmable logic controllers
هندسة العمليات | Process engineering
هندسة المكامن | Reservoir engineering
التصنيع الرشيق | Lean manufacturing
ضبط الجودة | Quality control
نظام إدارة الجودة آيزو 9001 | ISO 9001
الطاقة الشمسية | Solar energy
معالجة المياه | Water treatment
تقييم الأثر البيئي | Environmental impact assessment
الفحص غير الإتلافي | Non-destructive testing
* سكادا | SCADA
* سوليد ووركس | SolidWorks
* ماتلاب | MATLAB
* ساب لإدارة الصيانة | SAP Plant Maintenance`),
    tasks: bilingual(`
تشغيل خطوط الإنتاج ومتابعة مؤشرات أدائها | run production lines and follow their indicators
إعداد برامج الصيانة الوقائية وتنفيذها | prepare and carry out preventive maintenance
تحليل أسباب الأعطال واقتراح الحلول | analyse the causes of faults and propose solutions
ضمان مطابقة المنتج للمواصفات السعودية | make sure that products meet Saudi standards
خفض استهلاك الطاقة والهدر | cut energy use and waste
إعداد تقارير التشغيل اليومية | prepare daily operation reports`),
    needs: bilingual(`
القدرة على العمل بنظام الورديات | the ability to work in shifts
معرفة بمتطلبات السلامة الصناعية | knowledge of industrial safety requirements
خبرة في بيئة صناعية | experience in an industrial setting`),
  },
  {
    key: 'safety',
    sections: 'BCDFHQ',
    education: 'diploma',
    occupations: occupations(`
أخصائي صحة وسلامة مهنية | Occupational Health and Safety Specialist | 2263 | 7-13+
مفتش سلامة | Safety Inspector | 3257 | 5-9
رجل إطفاء | Industrial Firefighter | 5411 | 5-8
حارس أمن | Security Guard | 5414 | 4-5.5
مشرف أمن | Security Supervisor | 5414 | 5.5-8`),
    skills: skills(`
تقييم المخاطر المهنية | Risk assessment
التحقيق في الحوادث | Incident investigation
تصاريح العمل | Work permits
الإسعافات الأولية | First aid
مكافحة الحرائق | Fire fighting
خطط الإخلاء | Evacuation plans
نظام السلامة آيزو 45001 | ISO 45001
تشغيل كاميرات المراقبة | CCTV operation
التحكم بالدخول | Access control
السلامة في المرتفعات | Working at height`),
    tasks: bilingual(`
إجراء جولات التفتيش اليومية وتسجيل الملاحظات | make daily inspection rounds and record findings
إصدار تصاريح العمل والتحقق من شروطها | issue work permits and check their conditions
تدريب العاملين على السلامة والإخلاء | train workers in safety and evacuation
التحقيق في الحوادث واقتراح الإجراءات التصحيحية | investigate incidents and propose corrective actions
متابعة جاهزية معدات الإطفاء والإنذار | keep fire-fighting and alarm equipment ready
حراسة المنشأة وتنظيم الدخول والخروج | guard the premises and control entry and exit`),
    needs: bilingual(`
شهادة نيبوش أو أوشا ميزة إضافية | a NEBOSH or OSHA certificate is an advantage
اللياقة واليقظة أثناء المناوبة | fitness and alertness on shift
القدرة على كتابة تقارير واضحة | the ability to write clear reports`),
  },
  {
    key: 'trades',
    sections: 'CFLN',
    education: 'high_school',
    occupations: occupations(`
فني كهرباء | Electrician | 7411 | 4-6.5
سباك صحي | Plumber | 7126 | 4-6
فني تكييف وتبريد | Air Conditioning Technician | 7127 | 4.5-7
لحام معادن | Welder | 7212 | 4.5-7.5
نجار أثاث | Furniture Carpenter | 7522 | 4-6
ميكانيكي سيارات | Car Mechanic | 7231 | 4.5-7.5
فني صيانة عامة | General Maintenance Technician | 7233 | 4-6.5
فني ميكانيكا صناعية | Industrial Mechanic | 7233 | 5-8
فني إلكترونيات | Electronics Technician | 3114 | 5-8`),
    skills: skills(`
التمديدات الكهربائية | Electrical wiring
تشخيص أعطال السيارات | Car diagnostics
لحام القوس الكهربائي | Arc welding
لحام الأرجون | TIG welding
صيانة المكيفات المركزية | Central air conditioning
أعمال السباكة | Plumbing works
النجارة وتركيب الأبواب | Carpentry
صيانة المصاعد | Lift maintenance
الصيانة الوقائية | Preventive maintenance
قراءة المخططات الكهربائية | Reading electrical diagrams
استخدام أجهزة القياس | Measuring instruments
الدهان والتشطيبات | Painting and finishing`),
    tasks: bilingual(`
تركيب الأجهزة والتمديدات وفق المخططات | install equipment and lines as drawn
فحص الأعطال وإصلاحها في الموقع | find and repair faults on site
تنفيذ الصيانة الدورية وتسجيلها | carry out regular maintenance and record it
اختيار قطع الغيار وطلبها في الوقت المناسب | choose spare parts and order them in time
الالتزام باشتراطات السلامة أثناء العمل | keep to the safety rules at work
شرح ما تم إصلاحه للعميل | explain the repair to the customer`),
    needs: bilingual(`
شهادة مهنية أو خبرة عملية مثبتة | a trade certificate or proven experience
رخصة الاعتماد المهني سارية | a valid professional accreditation
القدرة على العمل البدني | the ability to do physical work`),
  },
];
