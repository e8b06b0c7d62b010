import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useMatch } from 'react-router-dom';
import { RequireRole } from '../../access/RequireRole';
import { Icon } from '../../components/Icon';
import { useRoute } from '../../navigation/useRoute';
import { administrationSections, firstSection } from './administrationSections';
import { ScrollingStrip } from './ScrollingStrip';

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
  whiteSpace: 'nowrap',
  borderBottom: '2px solid transparent',
  '&:hover': { color: palette.text.primary },
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-current="page"]': {
    color: palette.primary.main,
    borderBottomColor: palette.primary.main,
  },
});

interface SectionLinkProps {
  to: string;
  /** Whether its address is that of pages of other sections too. */
  end: boolean;
  icon: string;
  label: string;
}

function SectionLink({ to, end, icon, label }: SectionLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const current = useMatch({ path: to, end }) !== null;
  // On a narrow screen the current section may be scrolled out of view.
  useEffect(() => {
    if (current) link.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <Box ref={link} component={NavLink} to={to} end={end} sx={linkStyles}>
      <Icon path={icon} fontSize="small" />
      {label}
    </Box>
  );
}

/** The sections the user may open, in one row that scrolls horizontally when it is too long. */
export function AdministrationNavigation() {
  const { t } = useTranslation('administration');
  const { pathTo } = useRoute();
  const start = pathTo('Administration');
  return (
    <ScrollingStrip label={t('label')}>
      {administrationSections.map(({ name, icon, roles }) => (
        <RequireRole key={name} any={roles}>
          <li>
            <SectionLink
              to={name === firstSection ? start : `${start}/${name}`}
              end={name === firstSection}
              icon={icon}
              label={t(`sections.${name}`)}
            />
          </li>
        </RequireRole>
      ))}
    </ScrollingStrip>
  );
}
