import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { cardSurface } from '../../components/cardSurface';
import { cardLook } from './cardLook';

interface ArticleCardFrameProps {
  cover: ReactNode;
  eyebrow: ReactNode;
  title: ReactNode;
  excerpt: ReactNode;
  meta: ReactNode;
  /** Picture beside the text instead of above it, where there is room; the first of the latest articles. */
  lead?: boolean | undefined;
  /** Stands for an article that is still being fetched. */
  placeholder?: boolean | undefined;
}

/** The places of a card. Beside other cards, and in a skeleton, each has the height of what usually stands in it. */
export function ArticleCardFrame(props: ArticleCardFrameProps) {
  const { cover, eyebrow, title, excerpt, meta, lead = false, placeholder = false } = props;
  return (
    <Box
      component={placeholder ? 'div' : 'article'}
      aria-hidden={placeholder || undefined}
      sx={[
        cardSurface,
        cardLook.card,
        lead && cardLook.leadCard,
        placeholder ? cardLook.placeholder : cardLook.lifted,
      ]}
    >
      <Box sx={[cardLook.cover, lead && cardLook.leadCover]}>{cover}</Box>
      <Box sx={[cardLook.body, lead && cardLook.leadBody]}>
        <Box sx={cardLook.eyebrow}>{eyebrow}</Box>
        <Box sx={[cardLook.title, lead && cardLook.leadTitle]}>{title}</Box>
        <Box sx={[cardLook.excerpt, lead && cardLook.leadExcerpt]}>{excerpt}</Box>
        <Box sx={cardLook.meta}>{meta}</Box>
      </Box>
    </Box>
  );
}
