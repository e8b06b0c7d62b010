import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { actionStyles } from '../../components/actionStyles';

export const contentId = 'content';

/** The first stop of the Tab key: past the navigation. */
export function SkipLink() {
  const { t } = useTranslation('common');
  return (
    <Box
      component="a"
      href={`#${contentId}`}
      onClick={(event) => {
        // The address stays as it is: its hash belongs to the page.
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
