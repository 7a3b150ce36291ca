/** What a discrimination is worth in words: Ebel’s marks, as usual for tests that people write themselves. */
export function worthOf(discrimination: number): 'wrong' | 'weak' | 'fair' | 'good' {
  if (discrimination < 0) return 'wrong';
  if (discrimination < 0.2) return 'weak';
  return discrimination < 0.4 ? 'fair' : 'good';
}
