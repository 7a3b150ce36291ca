import { vars } from '@diwan/ui/theme/vars.css';

const { color, font } = vars;

/** What several styles of the mail demo have in common. */
export const hairline = `1px solid ${color.border}`;
export const caption = { fontSize: font.size.caption, lineHeight: font.lineHeight.caption } as const;
export const small = { fontSize: font.size.small, lineHeight: font.lineHeight.small } as const;
export const withDot = { ...caption, display: 'inline-flex', alignItems: 'center', gap: 6, flex: 'none' } as const;
