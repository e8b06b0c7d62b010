import Box from '@mui/material/Box';
import { Icon } from '../../components/Icon';
import type { ArticleCategory } from '../../contract/articleFilters';
import { categoryIcon } from './categoryIcons';

interface CoverPlaceholderProps {
  category: ArticleCategory | null;
  ratio: string;
}

/** A placeholder cover in the theme's colours, drawn for the article's category. */
export function CoverPlaceholder({ category, ratio }: CoverPlaceholderProps) {
  return (
    <Box
      aria-hidden="true"
      sx={({ vars }) => ({
        display: 'grid',
        placeItems: 'center',
        width: '100%',
        aspectRatio: ratio,
        overflow: 'hidden',
        color: vars.palette.primary.main,
        background: [
          `radial-gradient(circle at 22% 12%, color-mix(in srgb, ${vars.palette.secondary.main} 32%, transparent), transparent 58%)`,
          `repeating-linear-gradient(0deg, color-mix(in srgb, ${vars.palette.text.primary} 5%, transparent) 0 2px, transparent 2px 8px)`,
          `linear-gradient(135deg, color-mix(in srgb, ${vars.palette.primary.main} 30%, ${vars.palette.surface.muted}), ${vars.palette.surface.muted} 75%)`,
        ].join(','),
      })}
    >
      <Icon path={categoryIcon(category)} sx={{ fontSize: '4.5rem', opacity: 0.85 }} />
    </Box>
  );
}
