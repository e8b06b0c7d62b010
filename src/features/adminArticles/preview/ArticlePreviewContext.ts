import { createContext, type ReactNode } from 'react';
import type { ArticleText } from '../../../api/wire/articleFromWire';

/** How to render an article as readers see it. That component belongs to another feature, so a page that joins both provides it. */
export const ArticlePreviewContext = createContext<(article: ArticleText) => ReactNode>(() => null);
