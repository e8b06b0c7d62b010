import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTags, type Language } from '../../../contract/languages';
import { ComparedText } from './ComparedText';
import { compareTexts, sideOf } from './compareTexts';
import { htmlBlocks, plainBlocks } from './textBlocks';

interface TextDifferenceProps {
  before: string;
  after: string;
  language: Language;
  /** The format of both texts: HTML, or plain lines such as a title. */
  format: 'html' | 'plain';
  /** Shows only one of the texts, with the parts that the other lacks marked; both merged if omitted. */
  side?: 'before' | 'after';
}

/** A word-level diff of two texts: deletions are struck through, insertions underlined; one side alone has neither. */
export function TextDifference({ before, after, language, format, side }: TextDifferenceProps) {
  const { t } = useTranslation('adminArticles');
  const blocks = useMemo(() => {
    const read = format === 'html' ? htmlBlocks : plainBlocks;
    const compared = compareTexts(read(before, language), read(after, language));
    return side ? sideOf(compared, side) : compared;
  }, [before, after, language, format, side]);
  if (blocks.length === 0) {
    return <Typography sx={{ color: 'text.secondary' }}>{t('conflict.noText')}</Typography>;
  }
  return (
    <Box lang={languageTags[language]}>
      <ComparedText blocks={blocks} neutral={side !== undefined} />
    </Box>
  );
}
