import { miniatureClass } from '../../../theme/miniature';
import type { ThemeKey } from '../../../contract/themeKeys';

/** A miniature of the page in a theme's CSS variables: header, sidebar, a heading, a card with its buttons. */
export function ThemeMiniature({ theme }: { theme: ThemeKey }) {
  return (
    <span aria-hidden className={miniatureClass} data-theme={theme}>
      <span className="mini-bar">
        <i className="mini-mark" />
        <i className="mini-line" />
        <i className="mini-pill" />
      </span>
      <span className="mini-side">
        <i className="mini-line mini-here" />
        <i className="mini-line" />
        <i className="mini-line" />
        <i className="mini-line" />
      </span>
      <span className="mini-page">
        <b>Aa</b>
        <i className="mini-line" />
        <span className="mini-card">
          <i className="mini-line" />
          <i className="mini-line" />
          <span className="mini-actions">
            <i className="mini-button" />
            <i className="mini-button mini-second" />
            <i className="mini-link" />
          </span>
        </span>
      </span>
    </span>
  );
}
