import { clsx } from 'clsx';
import { useId, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Text } from '../../../components/Text';
import type { Language } from '../../../contract/languages';
import { pageEntry, type RouteName } from '../../../contract/pages';
import { buildBoardPath, buildPath } from '../../../contract/routes';
import { usePageName } from '../../../i18n/usePageName';
import { usePage } from '../../../navigation/usePage';
import { useRoute } from '../../../navigation/useRoute';
import { sidebarGroups, type SidebarGroup, type SidebarRoute } from './sidebarGroups';
import { SidebarLink } from './SidebarLink';
import './sidebar.css';

interface SidebarNavigationProps {
  iconOnly?: boolean;
  /** Adds a tooltip to a link that shows its icon only; the label is empty for others. */
  explain?: (label: string, link: ReactElement<object>) => ReactElement;
}

/** The page whose link is marked on a page. */
const linkedPage = (route: RouteName): RouteName =>
  route === 'LatestScores' ? 'GameList' : (pageEntry(route).list ?? route);

const pathOf = (language: Language, route: SidebarRoute) =>
  route === 'RankingBoard' ? buildBoardPath(language, 'points') : buildPath(language, route);

function Group(props: SidebarNavigationProps & { group: SidebarGroup }) {
  const { group, iconOnly = false, explain = (_label, link) => link } = props;
  const { t } = useTranslation('navigation');
  const nameOf = usePageName();
  const { language } = useRoute();
  const page = usePage()?.route;
  const current = page && linkedPage(page);
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
              iconOnly ? nameOf(route) : '',
              <SidebarLink
                to={pathOf(language, route)}
                icon={icon}
                label={nameOf(route)}
                current={route === current}
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
