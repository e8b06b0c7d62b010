import {
  mdiAccountGroupOutline,
  mdiGamepadSquareOutline,
  mdiGamepadVariantOutline,
  mdiMapOutline,
  mdiNewspaperVariantOutline,
  mdiTimerOutline,
  mdiTrophyOutline,
} from '@mdi/js';
import type { ArticleCategory } from '../../contract/articleFilters';

const icons: Record<ArticleCategory, string> = {
  news: mdiNewspaperVariantOutline,
  records: mdiTrophyOutline,
  speed: mdiTimerOutline,
  retro: mdiGamepadSquareOutline,
  community: mdiAccountGroupOutline,
  guides: mdiMapOutline,
};

export function categoryIcon(category: ArticleCategory | null): string {
  return category === null ? mdiGamepadVariantOutline : icons[category];
}
