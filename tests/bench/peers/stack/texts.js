export const texts = {
  signIn: 'الدخول',
  signInAction: 'الدخول بحساب العمل',
  title: 'الوظائف',
  next: 'التالي',
  all: 'تحديد الكل',
  edit: 'تعديل',
};
