import { createContext, type ReactNode } from 'react';
import type { ArticleText } from '../../../api/articleFromWire';

/** How readers see an article: another feature's affair, so whoever joins the two says it here. */
export const PreviewSlot = createContext<(article: ArticleText) => ReactNode>(() => null);
