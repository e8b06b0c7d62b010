import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useRoute } from '../../navigation/useRoute';
import { chooseConsent } from './consent';
import { useFocusReturn } from './useFocusReturn';

/** While this element covers the page's lower edge, elements focused by Tab are scrolled clear of it. */
function useFocusClearance(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const height = `${(element.current?.offsetHeight ?? 0) + 32}px`;
    style.scrollPaddingBottom = height;
    // The sidebar scrolls by itself.
    style.setProperty('--vgr-covered', height);
    return () => {
      style.scrollPaddingBottom = '';
      style.removeProperty('--vgr-covered');
    };
  });
  return element;
}

/** The consent prompt below the page. It has no timeout, and both choices are equally prominent. */
export function ConsentCard() {
  const { t } = useTranslation('analytics');
  const { pathTo } = useRoute();
  const id = useId();
  const element = useFocusClearance();
  const rememberFocus = useFocusReturn(element);
  return (
    <Paper
      ref={element}
      onFocus={rememberFocus}
      component="section"
      aria-labelledby={id}
      elevation={8}
      sx={styles.card}
    >
      <div>
        <Typography id={id} variant="h5" component="h2">
          {t('question.title')}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.25, color: 'text.secondary' }}>
          {t('question.text')}{' '}
          <Link to={pathTo('Privacy')} className="text-link">
            {t('question.privacy')}
          </Link>
        </Typography>
      </div>
      <Box sx={styles.answers}>
        <Button variant="outlined" onClick={() => chooseConsent('denied')}>
          {t('question.decline')}
        </Button>
        <Button variant="outlined" onClick={() => chooseConsent('granted')}>
          {t('question.allow')}
        </Button>
      </Box>
    </Paper>
  );
}

const styles = {
  card: {
    position: 'sticky',
    bottom: { xs: 12, sm: 16 },
    zIndex: 'speedDial',
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
    alignItems: 'center',
    columnGap: 3,
    rowGap: 1.5,
    width: 'min(100% - 24px, 48rem)',
    mx: 'auto',
    my: { xs: 1.5, sm: 2 },
    p: 2,
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: 2,
    '@media print': { display: 'none' },
  },
  answers: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: 1,
  },
} as const;
