/** Whose mailbox and tasks the demo shows. */
export const me = { name: 'نورة العتيبي', email: 'noura@demo.example' };

export const correspondents = [
  { name: 'سارة القحطاني', email: 'sara@demo.example' },
  { name: 'عبدالله الحربي', email: 'abdullah@demo.example' },
  { name: 'ريم الدوسري', email: 'reem@demo.example' },
  { name: 'فهد الشمري', email: 'fahad@demo.example' },
  { name: 'لمى الزهراني', email: 'lama@demo.example' },
  { name: 'James Carter', email: 'james@demo.example' },
  { name: 'Priya Nair', email: 'priya@demo.example' },
  { name: 'Elena Rossi', email: 'elena@demo.example' },
  { name: 'Omar Haddad', email: 'omar@demo.example' },
  { name: 'Grace Mwangi', email: 'grace@demo.example' },
] as const;
