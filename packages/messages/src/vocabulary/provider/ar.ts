export const providerStates = {
  draft: 'مسودة',
  pending_review: 'بانتظار المراجعة',
  changes_requested: 'مطلوب تعديله',
  active: 'نشط',
  suspended: 'معلّق',
  rejected: 'مرفوض',
  closed: 'مغلق',
};
