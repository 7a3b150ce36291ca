/** Whose mailbox and tasks the demo shows. */
export const me = { name: 'نورة العتيبي', email: 'noura@demo.example' };

/** With whom one writes, and in which language. */
export const correspondents = [
  { name: 'سارة القحطاني', email: 'sara@demo.example', language: 'ar' },
  { name: 'عبدالله الحربي', email: 'abdullah@demo.example', language: 'ar' },
  { name: 'ريم الدوسري', email: 'reem@demo.example', language: 'ar' },
  { name: 'فهد الشمري', email: 'fahad@demo.example', language: 'ar' },
  { name: 'لمى الزهراني', email: 'lama@demo.example', language: 'ar' },
  { name: 'James Carter', email: 'james@demo.example', language: 'en' },
  { name: 'Priya Nair', email: 'priya@demo.example', language: 'en' },
  { name: 'Elena Rossi', email: 'elena@demo.example', language: 'en' },
  { name: 'Omar Haddad', email: 'omar@demo.example', language: 'en' },
  { name: 'Grace Mwangi', email: 'grace@demo.example', language: 'en' },
] as const;
