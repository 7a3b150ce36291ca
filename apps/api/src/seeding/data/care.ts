import { bilingual, type FieldOfWork, occupations, skills } from './field-of-work.ts';

export const care: FieldOfWork[] = [
  {
    key: 'medicine',
    sections: 'Q',
    education: 'bachelor',
    occupations: occupations(`
طبيب عام | General Practitioner | 2211 | 12-20
طبيب أسرة | Family Physician | 2211 | 20-35
أخصائي طب أطفال | Paediatrician | 2212 | 22-40
طبيب أسنان | Dentist | 2261 | 11-22
صيدلي | Pharmacist | 2262 | 8-14+
فني صيدلة | Pharmacy Technician | 3213 | 5-8
مدير مركز صحي | Health Centre Manager | 1342 | 18-30`),
    skills: skills(`
التشخيص السريري | Clinical diagnosis
طب الطوارئ | Emergency medicine
طب الأسرة | Family medicine
علاج الأسنان التحفظي | Conservative dentistry
زراعة الأسنان | Dental implants
صرف الأدوية | Dispensing
الصيدلة السريرية | Clinical pharmacy
اليقظة الدوائية | Pharmacovigilance
معايير اعتماد المنشآت الصحية | Healthcare accreditation
مكافحة العدوى | Infection control
* منصة وصفتي | Wasfaty platform
* السجل الطبي الإلكتروني | Electronic medical records`),
    tasks: bilingual(`
الكشف على المراجعين ووضع الخطة العلاجية | examine patients and set the treatment plan
متابعة الحالات المزمنة وتوعية المرضى | follow chronic cases and educate patients
توثيق الحالات في السجل الطبي الإلكتروني | document cases in the electronic record
صرف الأدوية ومراجعة التداخلات الدوائية | dispense medicines and check interactions
الالتزام بمعايير مكافحة العدوى | keep to infection-control standards
التعاون مع الفريق الطبي في الحالات الطارئة | work with the medical team in emergencies`),
    needs: bilingual(`
تصنيف وتسجيل مهني ساري من هيئة التخصصات الصحية | valid classification and registration with the Commission for Health Specialties
خبرة سريرية حديثة | recent clinical experience
حسن التواصل مع المرضى وذويهم | good communication with patients and families`),
  },
  {
    key: 'nursing',
    sections: 'Q',
    education: 'diploma',
    occupations: occupations(`
ممرض قانوني | Registered Nurse | 2221 | 6-10+
قابلة قانونية | Midwife | 2222 | 6-10+
أخصائي علاج طبيعي | Physiotherapist | 2264 | 7-12+
أخصائي مختبر | Medical Laboratory Specialist | 3212 | 7-12+
أخصائي أشعة | Radiographer | 3211 | 7-12+
أخصائي تغذية | Dietitian | 2265 | 6-11+
مسعف طبي | Paramedic | 3258 | 6-10
مساعد طبيب أسنان | Dental Assistant | 3251 | 4.5-6.5
كاتب سجلات طبية | Medical Records Clerk | 3252 | 4-6`),
    skills: skills(`
الرعاية التمريضية | Nursing care
العناية المركزة | Intensive care
سحب العينات | Phlebotomy
الإنعاش القلبي الرئوي | CPR
التصوير بالرنين المغناطيسي | MRI imaging
التحاليل المخبرية | Laboratory analysis
التأهيل الحركي | Physical rehabilitation
التغذية العلاجية | Clinical nutrition
رعاية المسنين | Elderly care
الترميز الطبي | Medical coding
تمريض الأطفال | Paediatric nursing
غسيل الكلى | Dialysis`),
    tasks: bilingual(`
تقديم الرعاية للمرضى ومتابعة العلامات الحيوية | care for patients and follow their vital signs
إعطاء الأدوية وفق خطة الطبيب | give medicines as the physician plans
أخذ العينات والصور وتجهيز نتائجها | take samples and images and prepare their results
توعية المريض وأسرته بخطة العلاج | explain the treatment to patients and families
المحافظة على سلامة الأجهزة وتعقيمها | keep equipment safe and sterile
تسليم الحالات بين المناوبات بدقة | hand cases over carefully between shifts`),
    needs: bilingual(`
بطاقة تصنيف مهني سارية | a valid professional classification card
شهادة الإنعاش القلبي الأساسي | a basic life support certificate
القدرة على العمل ليلًا وفي عطل نهاية الأسبوع | readiness for nights and weekends`),
  },
  {
    key: 'education',
    sections: 'P',
    education: 'bachelor',
    occupations: occupations(`
معلم رياضيات | Mathematics Teacher | 2330 | 6-11+
معلم لغة إنجليزية | English Teacher | 2330 | 6-11+
معلم لغة عربية | Arabic Teacher | 2330 | 6-11+
معلم علوم | Science Teacher | 2330 | 6-11+
معلم صفوف أولية | Primary School Teacher | 2341 | 5.5-10+
معلمة رياض أطفال | Kindergarten Teacher | 2342 | 5-8+
معلم تربية خاصة | Special Needs Teacher | 2352 | 7-12+
مدرب حاسب آلي | IT Trainer | 2356 | 7-12+
محاضر جامعي | University Lecturer | 2310 | 12-20
مدير مدرسة | School Principal | 1345 | 13-22`),
    skills: skills(`
إعداد الدروس | Lesson planning
إدارة الصف | Classroom management
القياس والتقويم | Assessment
التعلم النشط | Active learning
صعوبات التعلم | Learning difficulties
تدريس الرياضيات | Teaching mathematics
تدريس اللغة الإنجليزية | Teaching English
تدريس العلوم | Teaching science
الإرشاد الطلابي | Student counselling
تصميم المناهج | Curriculum design
التعليم المبكر | Early childhood education
* منصة مدرستي | Madrasati platform
* بلاك بورد | Blackboard
* جوجل كلاسروم | Google Classroom`),
    tasks: bilingual(`
إعداد الدروس وتنفيذها بأساليب تعلم نشط | prepare and give lessons with active learning
متابعة تقدم الطلاب وإبلاغ أولياء الأمور | follow students’ progress and inform parents
إعداد الاختبارات وتحليل نتائجها | prepare tests and analyse their results
المشاركة في الأنشطة والمناسبات المدرسية | take part in the school’s activities and events
مراعاة الفروق الفردية بين الطلاب | respect individual differences between students
استخدام المنصات التعليمية وتحديث محتواها | use the teaching platforms and keep their content current`),
    needs: bilingual(`
الرخصة المهنية التعليمية | the professional teaching licence
إجادة التخصص مع مهارات عرض جيدة | command of the subject and good presentation
الصبر وحسن التعامل مع الطلاب | patience and a good way with students`),
  },
];
