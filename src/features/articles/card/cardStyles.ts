import type { SystemStyleObject } from '@mui/system';
import type { Theme } from '@mui/material/styles';

type Styles = SystemStyleObject<Theme> | ((theme: Theme) => SystemStyleObject<Theme>);

/** From this width of its list (a container query: the sidebar takes part of the viewport), the lead card is horizontal. */
const wide = '@container (min-width: 760px)';

const titleLine = 1.3;
const excerptLine = 1.55;

/** At most `lines` lines; beside other cards at least `aligned` lines, so that parts of cards align in rows. */
const clamp = (lines: number, aligned: number, lineHeight: number): SystemStyleObject<Theme> => ({
  lineHeight,
  minHeight: `calc(var(--aligned, 0) * ${aligned} * ${lineHeight}em)`,
  '& > *': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: String(lines),
    overflow: 'hidden',
  },
});

/** The styles of an article card, part by part. */
export const cardStyles = {
  card: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    overflow: 'hidden',
  },
  placeholder: { '--aligned': '1' },
  leadCard: { [wide]: { flexDirection: 'row' } },
  lifted: ({ transitions, vars }) => ({
    transition: transitions.create(['border-color', 'box-shadow', 'transform'], { duration: 140 }),
    '& img': { transition: transitions.create('transform', { duration: 400 }) },
    '&:hover, &:has(a:focus-visible)': {
      borderColor: vars.palette.primary.main,
      boxShadow: vars.shadows[4],
    },
    '@media (prefers-reduced-motion: no-preference)': {
      '&:hover': { transform: 'translateY(-3px)' },
      '&:hover img': { transform: 'scale(1.025)' },
    },
  }),
  cover: { overflow: 'hidden', flexShrink: 0, borderBottom: '1px solid', borderColor: 'divider' },
  leadCover: { [wide]: { width: '58%', borderBottom: 'none', '& > *': { minHeight: '100%' } } },
  body: { display: 'flex', flexDirection: 'column', flexGrow: 1, gap: 1, p: 2.5, pt: 2 },
  leadBody: { minWidth: 0, [wide]: { p: 4 } },
  eyebrow: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: '1.5rem',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    color: 'primary.main',
  },
  title: { fontSize: '1.1875rem', letterSpacing: '-0.01em', ...clamp(4, 2, titleLine) },
  leadTitle: {
    fontSize: '1.375rem',
    letterSpacing: '-0.02em',
    [wide]: { fontSize: '1.875rem' },
  },
  excerpt: { fontSize: '0.9375rem', color: 'text.secondary', ...clamp(3, 3, excerptLine) },
  leadExcerpt: { [wide]: { fontSize: '1.0625rem' } },
  meta: {
    display: 'flex',
    alignItems: 'center',
    gap: 1,
    minHeight: '1.5rem',
    mt: 'auto',
    pt: 1,
    fontSize: '0.8125rem',
    color: 'text.secondary',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
} satisfies Record<string, Styles>;
