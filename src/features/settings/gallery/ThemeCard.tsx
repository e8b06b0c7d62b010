import { mdiStar, mdiStarOutline } from '@mdi/js';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { favouriteToggled, themeSelected } from '../../../state/themeSlice';
import { useAppDispatch } from '../../../store/hooks';
import type { NamedTheme } from './arrangeThemes';
import { ThemeMiniature } from './ThemeMiniature';

interface ThemeCardProps {
  theme: NamedTheme;
  chosen: boolean;
  favourite: boolean;
}

/**
 * One theme: a radio button with a miniature, and a star. Only the star of the selected theme is a tab stop; forty-four would be too
 * many.
 */
function Card({ theme: { key, name, description }, chosen, favourite }: ThemeCardProps) {
  const { t } = useTranslation('settings');
  const dispatch = useAppDispatch();
  const id = useId();
  return (
    <div className="theme-card">
      <label>
        <ThemeMiniature theme={key} />
        <span className="theme-name">
          <input
            type="radio"
            name="theme"
            value={key}
            checked={chosen}
            data-name={name}
            aria-labelledby={`${id}-name`}
            aria-describedby={`${id}-text`}
            onChange={() => dispatch(themeSelected(key))}
          />
          <span id={`${id}-name`}>{name}</span>
        </span>
        <span className="theme-text" id={`${id}-text`}>
          {description}
        </span>
      </label>
      <button
        type="button"
        className="theme-star"
        data-marked={favourite || undefined}
        tabIndex={chosen ? 0 : -1}
        aria-label={t(favourite ? 'appearance.removeFavourite' : 'appearance.addFavourite', {
          name,
        })}
        onClick={() => dispatch(favouriteToggled(key))}
      >
        <Icon path={favourite ? mdiStar : mdiStarOutline} />
      </button>
    </div>
  );
}

/** Memoized: rerenders only when its own state or name changes. */
export const ThemeCard = memo(Card);
