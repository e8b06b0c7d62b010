import { useTranslation } from 'react-i18next';
import '../../../components/buttons/buttons.css';
import { Icon } from '../../../components/Icon';
import '../../../components/forms/ListFilters.css';
import { articleCategories, type ArticleCategory } from '../../../contract/articleFilters';
import { categoryIcon } from '../categoryIcons';

interface CategoryFilterProps {
  chosen: ArticleCategory | null;
  onChoose: (category: ArticleCategory | null) => void;
}

/** Selects one category, or all. */
export function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const { t } = useTranslation('articles');
  return (
    <fieldset aria-label={t('category')} className="choice-row">
      {[null, ...articleCategories].map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          onClick={() => onChoose(category)}
          className="pressable choice-chip"
        >
          {category ? <Icon path={categoryIcon(category)} className="choice-icon" /> : null}
          {t(`categories.${category ?? 'all'}`)}
        </button>
      ))}
    </fieldset>
  );
}
