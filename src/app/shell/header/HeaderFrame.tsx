import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Drawing } from '../../../components/Icon';
import { useSiteName } from '../../../i18n/useSiteName';
import { useRoute } from '../../../navigation/useRoute';
import './header.css';

/** The podium and diamond of the app icon, in the theme's colours. */
function BrandMark() {
  return (
    <Drawing viewBox="0 0 64 64" className="brand-mark">
      <rect width="64" height="64" rx="15" fill="var(--mui-palette-navbar-accent)" />
      <path
        fill="var(--mui-palette-navbar-background)"
        d="M11 35a2 2 0 0 1 2-2h9v18h-9a2 2 0 0 1-2-2zM42 39h9a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-9zM24 29a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v22H24zM32 9.500l6.500 6.500-6.500 6.500-6.500-6.500z"
      />
    </Drawing>
  );
}

interface HeaderFrameProps {
  /** The button that opens the sidebar. */
  toggle: ReactNode;
  /** Language, theme, account. */
  children: ReactNode;
}

/** The bar above the page, with the site's name. */
export function HeaderFrame({ toggle, children }: HeaderFrameProps) {
  const { pathTo } = useRoute();
  const siteName = useSiteName();
  return (
    <header className="header">
      <div className="header-row">
        {toggle}
        <div className="header-home">
          <Link to={pathTo('Home')} className="brand">
            <BrandMark />
            <span>{siteName}</span>
          </Link>
        </div>
        {children}
      </div>
    </header>
  );
}
