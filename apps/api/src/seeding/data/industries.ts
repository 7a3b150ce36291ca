import { bilingual } from './field-of-work.ts';

/** The sections of ISIC, A to U. */
export const industrySections = bilingual(`
الزراعة والحراجة وصيد الأسماك | Agriculture, forestry and fishing
التعدين واستغلال المحاجر | Mining and quarrying
الصناعة التحويلية | Manufacturing
الكهرباء والغاز وتكييف الهواء | Electricity, gas and air conditioning supply
المياه والصرف الصحي وإدارة النفايات | Water supply, sewerage and waste management
التشييد | Construction
تجارة الجملة والتجزئة | Wholesale and retail trade
النقل والتخزين | Transportation and storage
الإقامة وخدمات الطعام | Accommodation and food services
المعلومات والاتصالات | Information and communication
الأنشطة المالية والتأمين | Financial and insurance activities
الأنشطة العقارية | Real estate activities
الأنشطة المهنية والعلمية والتقنية | Professional, scientific and technical activities
الخدمات الإدارية وخدمات الدعم | Administrative and support services
الإدارة العامة والدفاع | Public administration and defence
التعليم | Education
الصحة والعمل الاجتماعي | Human health and social work
الفنون والترفيه والرياضة | Arts, entertainment and recreation
أنشطة الخدمات الأخرى | Other service activities
أنشطة الأسر المعيشية | Activities of households as employers
المنظمات الدولية | Extraterritorial organisations`);
