const endReasons = ['expired', 'logout', 'revoked', 'disabled', 'replaced'] as const;

export function isEndReason(text: string | null): text is (typeof endReasons)[number] {
  return endReasons.some((reason) => reason === text);
}
