import { below, from } from '@diwan/ui/theme/breakpoints';
import { screen } from '@diwan/ui/theme/layered';
import { unseen } from '@diwan/ui/theme/rules/unseen';
import { vars } from '@diwan/ui/theme/vars.css';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space } = vars;
/** Where the main menu stands in the bar and needs the room. */
const besideMenu = '(min-width: 1280px) and (max-width: 1599.98px)';
const closeBesideMenu = '(min-width: 1280px) and (max-width: 1399.98px)';

export const logo = style(screen({ display: 'inline-flex', borderRadius: vars.radius.small }));
export const onlyNarrow = style(screen({ display: 'inline-flex', '@media': { [from.lg]: { display: 'none' } } }));
export const onlyWide = style(
  screen({ display: 'inline-flex', gap: space.xxs, '@media': { [below.sm]: { display: 'none' } } }),
);
export const barless = style(screen({ padding: `${space.xs} ${space.page} 0` }));

export const stars = style(
  screen({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space.xxs,
    '@media': { [below.lg]: { justifyContent: 'flex-end' } },
  }),
);
/** As high as it will be before its links have come. */
export const starredRow = style(screen({ display: 'flex', minBlockSize: vars.control.smallHeight }));
export const starList = style(
  screen({
    display: 'flex',
    minInlineSize: 0,
    overflow: 'hidden',
    gap: space.xxs,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [below.lg]: { display: 'none' } },
  }),
);
export const star = style(
  screen({
    display: 'block',
    paddingInline: space.xs,
    lineHeight: vars.control.smallHeight,
    borderRadius: vars.radius.control,
    color: color.textMuted,
    fontSize: font.size.small,
    whiteSpace: 'nowrap',
    textDecorationLine: 'none',
    ':hover': { color: color.text, background: color.hover },
  }),
);
export const unread = style(screen({ position: 'relative', display: 'inline-flex' }));
export const unreadCount = style(
  screen({
    position: 'absolute',
    insetBlockStart: '-6px',
    insetInlineEnd: '-12px',
    display: 'inline-flex',
    // The bell does not shine through.
    background: color.surface,
    borderRadius: radius.full,
    pointerEvents: 'none',
  }),
);
export const notices = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    gap: space.xs,
    paddingInline: space.page,
    ':empty': { display: 'none' },
    selectors: { '&:not(:empty)': { paddingBlockStart: space.md } },
  }),
);
export const panel = style(
  screen({ inlineSize: 'min(360px, 80vw)', display: 'flex', flexDirection: 'column', gap: space.xs }),
);
export const notifications = style(
  screen({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxBlockSize: '60vh',
    overflowY: 'auto',
    display: 'flex',
    flexDirection: 'column',
  }),
);
export const notification = style(
  screen({
    display: 'flex',
    flexDirection: 'column',
    paddingBlock: space.xs,
    borderBlockStart: `1px solid ${color.border}`,
    selectors: { '&[data-unread]': { fontWeight: font.weight.medium } },
  }),
);
export const shortcuts = style(
  screen({
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: `${space.xs} ${space.xl}`,
    alignItems: 'center',
    margin: 0,
  }),
);

export const searchBox = style(
  screen({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.control.height,
    paddingInline: space.xs,
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.control,
    background: color.surface,
    color: color.textMuted,
    cursor: 'pointer',
    '@media': { [below.md]: { border: 0, background: 'transparent', minInlineSize: vars.control.height } },
    ':hover': { color: color.text, background: color.hover },
  }),
);
export const searchWord = style(
  screen({
    minInlineSize: '88px',
    textAlign: 'start',
    '@media': {
      [below.md]: unseen,
      [besideMenu]: { minInlineSize: 0 },
      [closeBesideMenu]: unseen,
    },
  }),
);
export const searchKeys = style(
  screen({ display: 'inline-flex', '@media': { [below.md]: { display: 'none' }, [besideMenu]: { display: 'none' } } }),
);
