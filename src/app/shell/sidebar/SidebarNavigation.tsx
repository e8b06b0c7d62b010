import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Text } from '../../../components/Text';
import { parseArticleKey, splitLanguagePrefix } from '../../../contract/routes';
import type { StaticRouteName } from '../../../contract/pages';
import { useRoute } from '../../../navigation/useRoute';
import { sidebarGroups, type SidebarGroup } from './sidebarGroups';
import { SidebarLink } from './SidebarLink';

/** Whether a pathname belongs to this route. Articles belong to the article list. */
function isCurrent(route: StaticRouteName, path: string, pathname: string): boolean {
  if (pathname.replace(/\/$/, '') === path.replace(/\/$/, '')) return true;
  return (
    route === 'ArticleList' && parseArticleKey(splitLanguagePrefix(pathname).rest) !== undefined
  );
}

function Group({ group, iconOnly }: { group: SidebarGroup; iconOnly: boolean }) {
  const { t } = useTranslation('navigation');
  const { pathTo } = useRoute();
  const { pathname } = useLocation();
  const titleId = useId();
  return (
    <Box sx={{ '& + &': { mt: iconOnly ? 1 : 2 } }}>
      <Text
        id={titleId}
        variant="overline"
        component="h2"
        sx={{
          px: 1.25,
          mb: 0.5,
          overflow: 'hidden',
          whiteSpace: iconOnly ? 'nowrap' : 'normal',
          color: 'sidebar.mutedText',
          // Hidden visually, the heading still labels its list.
          ...(iconOnly ? { height: 0, mb: 0, opacity: 0 } : {}),
        }}
      >
        {t(`groups.${group.name}`)}
      </Text>
      <Box
        component="ul"
        aria-labelledby={titleId}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 0.25,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {group.links.map(({ route, icon }) => (
          <SidebarLink
            key={route}
            to={pathTo(route)}
            icon={icon}
            label={t(`pages.${route}`)}
            current={isCurrent(route, pathTo(route), pathname)}
            iconOnly={iconOnly}
          />
        ))}
      </Box>
    </Box>
  );
}

/** The site's main navigation, in the sidebar and in the sheet. */
export function SidebarNavigation({ iconOnly = false }: { iconOnly?: boolean }) {
  const { t } = useTranslation('navigation');
  return (
    <Box component="nav" aria-label={t('main')} sx={{ px: iconOnly ? 0.5 : 1.5, py: 2 }}>
      {sidebarGroups.map((group) => (
        <Group key={group.name} group={group} iconOnly={iconOnly} />
      ))}
    </Box>
  );
}
