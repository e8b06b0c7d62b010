import {
  mdiChartBar,
  mdiCheckDecagramOutline,
  mdiFlagOutline,
  mdiHelpCircleOutline,
} from '@mdi/js';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { useModerationPaths } from './useModerationPaths';
import { useModerationRights } from './useModerationRights';

const linkStyles = ({ vars: { palette } }: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  minHeight: 44,
  color: palette.text.secondary,
  fontSize: '0.9375rem',
  fontWeight: 500,
  textDecoration: 'none',
  borderBottom: '2px solid transparent',
  '&:hover': { color: palette.text.primary },
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current]': { color: palette.primary.main, borderBottomColor: palette.primary.main },
});

/** The sections of the moderation that the reader may open. */
export function ModerationNavigation() {
  const { t } = useTranslation('moderation');
  const { start, requests, reports, figures } = useModerationPaths();
  const { judges, decides } = useModerationRights();
  const { pathname } = useLocation();
  const isBelow = (path: string) => pathname.startsWith(path);
  const inProofs = !isBelow(requests) && !isBelow(reports) && !isBelow(figures);
  const sections = [
    {
      to: start,
      icon: mdiCheckDecagramOutline,
      label: t('sections.proofs'),
      current: inProofs,
      may: judges,
    },
    {
      to: requests,
      icon: mdiHelpCircleOutline,
      label: t('sections.requests'),
      current: isBelow(requests),
      may: judges,
    },
    {
      to: reports,
      icon: mdiFlagOutline,
      label: t('sections.reports'),
      current: isBelow(reports),
      may: decides,
    },
    {
      to: figures,
      icon: mdiChartBar,
      label: t('sections.figures'),
      current: isBelow(figures),
      may: judges,
    },
  ].filter(({ may }) => may);
  return (
    <Box
      component="nav"
      aria-label={t('label')}
      sx={{ mb: 3, borderBottom: '1px solid', borderColor: 'divider' }}
    >
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}
      >
        {sections.map(({ to, icon, label, current }) => (
          <li key={to}>
            <Box
              component={Link}
              to={to}
              aria-current={current ? (pathname === to ? 'page' : 'true') : undefined}
              sx={linkStyles}
            >
              <Icon path={icon} fontSize="small" />
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}
