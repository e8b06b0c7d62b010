import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { cardSurface } from '../../../components/cardSurface';
import { cardStyles } from './cardStyles';

interface ArticleCardFrameProps {
  cover: ReactNode;
  eyebrow: ReactNode;
  title: ReactNode;
  excerpt: ReactNode;
  meta: ReactNode;
  /** For the first of the latest articles: picture beside the text, if there is room. */
  lead?: boolean | undefined;
  /** A skeleton for an article that is being fetched. */
  placeholder?: boolean | undefined;
}

/** The layout of a card. In a row of cards, and in a skeleton, each part has the height of its usual content. */
export function ArticleCardFrame(props: ArticleCardFrameProps) {
  const { cover, eyebrow, title, excerpt, meta, lead = false, placeholder = false } = props;
  return (
    <Box
      component={placeholder ? 'div' : 'article'}
      aria-hidden={placeholder || undefined}
      sx={[
        cardSurface,
        cardStyles.card,
        lead && cardStyles.leadCard,
        placeholder ? cardStyles.placeholder : cardStyles.lifted,
      ]}
    >
      <Box sx={[cardStyles.cover, lead && cardStyles.leadCover]}>{cover}</Box>
      <Box sx={[cardStyles.body, lead && cardStyles.leadBody]}>
        <Box sx={cardStyles.eyebrow}>{eyebrow}</Box>
        <Box sx={[cardStyles.title, lead && cardStyles.leadTitle]}>{title}</Box>
        <Box sx={[cardStyles.excerpt, lead && cardStyles.leadExcerpt]}>{excerpt}</Box>
        <Box sx={cardStyles.meta}>{meta}</Box>
      </Box>
    </Box>
  );
}
