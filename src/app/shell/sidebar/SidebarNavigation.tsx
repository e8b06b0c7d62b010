import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Text } from '../../../components/Text';
import { parseArticleKey, splitLanguagePrefix } from '../../../contract/routes';
import type { StaticRouteName } from '../../../contract/pages';
import { useRoute } from '../../../navigation/useRoute';
import { sidebarGroups, type SidebarGroup } from './sidebarGroups';
import { SidebarLink } from './SidebarLink';

interface SidebarNavigationProps {
  iconOnly?: boolean;
  /** Adds a tooltip to a link that shows its icon only; the label is empty for others. */
  explain?: (label: string, link: ReactElement<object>) => ReactElement;
}

/** Whether a pathname belongs to this route. Articles belong to the article list. */
function isCurrent(route: StaticRouteName, path: string, pathname: string): boolean {
  if (pathname.replace(/\/$/, '') === path.replace(/\/$/, '')) return true;
  return (
    route === 'ArticleList' && parseArticleKey(splitLanguagePrefix(pathname).rest) !== undefined
  );
}

function Group(props: SidebarNavigationProps & { group: SidebarGroup }) {
  const { group, iconOnly = false, explain = (_label, link) => link } = props;
  const { t } = useTranslation('navigation');
  const { pathTo } = useRoute();
  const { pathname } = useLocation();
  const titleId = useId();
  return (
    <div className="sidebar-group">
      <Text id={titleId} variant="overline" component="h2" className="sidebar-heading">
        {t(`groups.${group.name}`)}
      </Text>
      <ul aria-labelledby={titleId}>
        {group.links.map(({ route, icon }) => (
          <li key={route}>
            {explain(
              iconOnly ? t(`pages.${route}`) : '',
              <SidebarLink
                to={pathTo(route)}
                icon={icon}
                label={t(`pages.${route}`)}
                current={isCurrent(route, pathTo(route), pathname)}
                iconOnly={iconOnly}
              />,
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The site's main navigation, in the sidebar and in the sheet. */
export function SidebarNavigation(props: SidebarNavigationProps) {
  const { t } = useTranslation('navigation');
  return (
    <nav
      aria-label={t('main')}
      className={clsx('sidebar-navigation', props.iconOnly && 'sidebar-navigation-icons')}
    >
      {sidebarGroups.map((group) => (
        <Group key={group.name} group={group} {...props} />
      ))}
    </nav>
  );
}
