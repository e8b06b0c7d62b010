import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { actionStyles } from '../../components/buttons/actionStyles';

export const contentId = 'content';

/** The first tab stop: skips the navigation. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      onClick={(event) => {
        // Keep the URL: its hash belongs to the page.
        event.preventDefault();
        const content = document.getElementById(contentId);
        content?.focus();
        content?.scrollIntoView();
      }}
      sx={[
        ...actionStyles('contained'),
        {
          position: 'fixed',
          top: 12,
          left: 12,
          zIndex: 'tooltip',
          '&:not(:focus-visible)': { transform: 'translateY(-200%)' },
        },
      ]}
    >
      {t('skipToContent')}
    </Box>
  );
}
