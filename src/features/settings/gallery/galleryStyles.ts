import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

type Styles = SystemStyleObject<Theme>;

const star = ({ vars: { palette, shape } }: Theme): Styles => ({
  '& .theme-star': {
    position: 'absolute',
    right: 6,
    top: 150,
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    p: 0,
    border: 0,
    borderRadius: shape.borderRadius,
    background: 'none',
    color: palette.text.secondary,
    cursor: 'pointer',
    '&:hover': { background: palette.surface.hover, color: palette.primary.main },
    '&[data-marked]': { color: palette.primary.main },
  },
});

const words = ({ vars: { palette }, typography }: Theme): Styles => ({
  '& .theme-name': {
    ...typography.subtitle2,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: 28,
    mt: '10px',
    pr: '40px',
  },
  '& .theme-name input': {
    flex: 'none',
    width: 18,
    height: 18,
    m: 0,
    accentColor: palette.primary.main,
    cursor: 'inherit',
    // The focus ring is drawn around the whole card.
    outline: 'none',
  },
  '& .theme-text': {
    ...typography.body2,
    display: 'block',
    mt: '2px',
    color: palette.text.secondary,
  },
});

/** Styles for all cards below an element; the selected and focused states come from a card's own controls. */
export const galleryStyles = (theme: Theme): Styles => {
  const { palette, shape } = theme.vars;
  return {
    '& .theme-card': {
      position: 'relative',
      display: 'grid',
      borderRadius: `calc(${shape.borderRadius} * 1.5)`,
      border: `1px solid ${palette.divider}`,
      background: palette.background.paper,
      transition: theme.transitions.create(['border-color'], { duration: 120 }),
      '&:hover': { borderColor: palette.control.border },
      '&:has(:checked)': {
        borderColor: palette.primary.main,
        boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
      },
      '&:has(input:focus-visible)': { outline: '2px solid var(--vgr-focus)', outlineOffset: 2 },
    },
    '& .theme-card label': { p: '10px 12px 14px', cursor: 'pointer' },
    ...words(theme),
    ...star(theme),
  };
};
