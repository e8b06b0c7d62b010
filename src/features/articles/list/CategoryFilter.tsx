import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/Icon';
import { articleCategories, type ArticleCategory } from '../../../contract/articleFilters';
import './ArticleFilters.css';
import { categoryIcon } from '../categoryIcons';

interface CategoryFilterProps {
  chosen: ArticleCategory | null;
  onChoose: (category: ArticleCategory | null) => void;
}

/** Selects one category, or all. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const { t } = useTranslation('articles');
  return (
    <fieldset aria-label={t('category')} className="category-filter">
      {[null, ...articleCategories].map((category) => {
        const isChosen = category === chosen;
        return (
          <Chip
            key={category ?? 'all'}
            clickable
            component="button"
            type="button"
            aria-pressed={isChosen}
            label={t(`categories.${category ?? 'all'}`)}
            icon={
              category ? (
                <Icon path={categoryIcon(category)} className="category-icon" />
              ) : undefined
            }
            color={isChosen ? 'primary' : 'default'}
            sx={{ '& .MuiChip-icon': { ml: 1, mr: -0.5 } }}
            variant={isChosen ? 'filled' : 'outlined'}
            onClick={() => onChoose(category)}
          />
        );
      })}
    </fieldset>
  );
}
